import followUp from '#views/records/followUp/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Customers to follow up (§4): rejections, released orders, and timeouts of acceptance, collection and delivery. */
const FollowUpList = list(listDescriptorOf(followUp), {
  path: '/problem/followUp',
  open: (id) => recordAddress('followUp', id),
  columns: followUp.columns,
  filters: [
    { field: 'state', values: stateValues(followUp), titles: 'state.followUp', first: true },
    { field: 'kind', first: true },
    'order',
    'openedAt',
  ],
  actions: [],
  bulk: ['followUp.remarked', 'followUp.closed'],
});

export default FollowUpList;
