import { followUp } from '#machines/followUp/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Customers to be followed up (§4): rejections, released orders, accept, collection and delivery timeouts. */
const FollowUpList = list(sketchOf(followUp), {
  path: '/problem/followUp',
  open: (id) => recordAddress('followUp', id),
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'kind', width: 170 },
    { field: 'order', width: 148, sort: true },
    { field: 'reason', width: 240 },
    { field: 'remarks', width: 96, sort: true },
    { field: 'lastRemark', width: 260 },
    { field: 'lastRemarkBy', width: 140 },
    { field: 'openedAt', sort: true },
    { field: 'closedAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
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
