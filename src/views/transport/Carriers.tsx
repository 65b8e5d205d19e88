import carrier from '#views/records/carrier/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Carriers that take shipments (§3), by the area they serve. */
const Carriers = list(listDescriptorOf(carrier), {
  path: '/transport/carrier',
  open: (id) => recordAddress('carrier', id),
  columns: carrier.columns,
  filters: [
    { field: 'name', first: true },
    { field: 'area', first: true },
    { field: 'state', values: stateValues(carrier), titles: 'state.carrier', first: true },
  ],
  actions: ['carrier.registered'],
  bulk: ['carrier.retired', 'carrier.restored'],
});

export default Carriers;
