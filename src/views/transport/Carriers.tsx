import { carrier } from '#machines/registers/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Carriers that take shipments (§3), by the area they serve. */
const Carriers = list(sketchOf(carrier), {
  path: '/transport/carrier',
  open: (id) => recordAddress('carrier', id),
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'area', width: 160, sort: true },
    { field: 'contact', width: 160 },
    { field: 'contactPhone', width: 150 },
  ],
  filters: [
    { field: 'name', first: true },
    { field: 'area', first: true },
    { field: 'state', values: stateValues(carrier), titles: 'state.carrier', first: true },
  ],
  actions: ['carrier.registered'],
  bulk: ['carrier.retired', 'carrier.restored'],
});

export default Carriers;
