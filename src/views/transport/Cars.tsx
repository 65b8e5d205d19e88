import { car } from '#machines/registers/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** The cars that carry shipments (§3), each with where it can be followed. */
const Cars = list(sketchOf(car), {
  path: '/transport/car',
  open: (id) => recordAddress('car', id),
  columns: [
    { field: 'plateNumber', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'branch', width: 160, sort: true },
    { field: 'trackingUrl', width: 280 },
    { field: 'remark', width: 260 },
  ],
  filters: [
    { field: 'plateNumber', first: true },
    { field: 'branch', first: true },
    { field: 'state', values: stateValues(car), titles: 'state.car', first: true },
  ],
  actions: ['car.registered'],
  bulk: ['car.retired', 'car.restored'],
});

export default Cars;
