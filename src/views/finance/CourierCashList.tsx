import courierCash from '#views/records/courierCash/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Cash that staff hold, hand in, and have counted by two colleagues. */
const CourierCashList = list(listDescriptorOf(courierCash), {
  path: '/finance/courierCash',
  open: (id) => recordAddress('courierCash', id),
  columns: courierCash.columns,
  filters: [
    { field: 'state', values: stateValues(courierCash), titles: 'state.courierCash', first: true },
    { field: 'courier', first: true },
    { field: 'handedInAt', first: true },
    'updatedAt',
  ],
  actions: [],
  bulk: [],
  selection: { totals: ['heldMmk', 'heldCny', 'declaredMmk', 'declaredCny'], against: {} },
});

export default CourierCashList;
