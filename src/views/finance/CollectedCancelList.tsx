import collectedCancelListDescriptor from '#views/records/collectedCancel/listDescriptor.ts';
import { look } from '#views/records/collectedCancel/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Cancellations after collection (§4). */
const CollectedCancelList = list(collectedCancelListDescriptor, {
  path: '/finance/collectedCancels',
  open: (id) => recordAddress('collectedCancel', id),
  columns: look.columns,
  filters: [
    {
      field: 'state',
      values: stateValues(collectedCancelListDescriptor),
      titles: 'state.collectedCancel',
      first: true,
    },
    { field: 'branch', first: true },
    'order',
    'requestedAt',
    'decidedAt',
  ],
  actions: [],
  bulk: [],
});

export default CollectedCancelList;
