import followUpListDescriptor from '#views/records/followUp/listDescriptor.ts';
import { look } from '#views/records/followUp/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Customers to follow up (§4): rejections, released orders, and timeouts of acceptance, collection and delivery. */
const FollowUpList = list(followUpListDescriptor, {
  path: '/problem/followUp',
  open: (id) => recordAddress('followUp', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(followUpListDescriptor), titles: 'state.followUp', first: true },
    { field: 'kind', first: true },
    'order',
    'openedAt',
  ],
  actions: [],
  bulk: ['followUp.remarked', 'followUp.closed'],
});

export default FollowUpList;
