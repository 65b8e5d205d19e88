import car from '#views/records/car/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** The cars that carry shipments (§3), each with where it can be followed. */
const Cars = list(listDescriptorOf(car), {
  path: '/transport/car',
  open: (id) => recordAddress('car', id),
  columns: car.columns,
  filters: [
    { field: 'plateNumber', first: true },
    { field: 'branch', first: true },
    { field: 'state', values: stateValues(car), titles: 'state.car', first: true },
  ],
  actions: ['car.registered'],
  bulk: ['car.retired', 'car.restored'],
});

export default Cars;
