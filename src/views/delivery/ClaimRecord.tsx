import { deliveryClaim } from '#machines/deliveryClaim/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Claim records (§4, 0 to 6): which courier took which parcel to deliver, and what became of it. */
const ClaimRecord = list(sketchOf(deliveryClaim), {
  path: '/delivery/claims',
  open: (id) => recordAddress('deliveryClaim', id),
  columns: [
    { field: 'order', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 190, sort: true },
    { field: 'delivererName', width: 150 },
    { field: 'branch', width: 150, sort: true },
    { field: 'collectionAmount', sort: true },
    { field: 'due', sort: true },
    { field: 'times', sort: true },
    { field: 'claimedAt', sort: true },
    { field: 'updatedAt', sort: true },
  ],
  filters: [
    { field: 'state', values: stateValues(deliveryClaim), titles: 'state.deliveryClaim', first: true },
    { field: 'deliverer', first: true },
    { field: 'branch', first: true },
    'order',
    'claimedAt',
  ],
  actions: [],
  bulk: [],
});

export default ClaimRecord;
