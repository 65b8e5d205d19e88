import collectedCancel from '#views/records/collectedCancel/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Cancellations after collection (§4). */
const CollectedCancelList = list(listDescriptorOf(collectedCancel), {
  path: '/finance/collectedCancels',
  open: (id) => recordAddress('collectedCancel', id),
  columns: collectedCancel.columns,
  filters: [
    { field: 'state', values: stateValues(collectedCancel), titles: 'state.collectedCancel', first: true },
    { field: 'branch', first: true },
    'order',
    'requestedAt',
    'decidedAt',
  ],
  actions: [],
  bulk: [],
});

export default CollectedCancelList;
