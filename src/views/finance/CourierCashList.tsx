import courierCashListDescriptor from '#views/records/courierCash/listDescriptor.ts';
import { look } from '#views/records/courierCash/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Cash that staff hold, hand in, and have counted by two colleagues. */
const CourierCashList = list(courierCashListDescriptor, {
  path: '/finance/courierCash',
  open: (id) => recordAddress('courierCash', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(courierCashListDescriptor), titles: 'state.courierCash', first: true },
    { field: 'courier', first: true },
    { field: 'handedInAt', first: true },
    'updatedAt',
  ],
  actions: [],
  bulk: [],
  selection: { totals: ['heldMmk', 'heldCny', 'declaredMmk', 'declaredCny'], against: {} },
});

export default CourierCashList;
