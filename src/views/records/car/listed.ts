import type { car } from '#machines/registers/car.ts';
import descriptorData from '#machines/registers/car.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the cars. */
const carList = listedRegister<typeof car>(descriptorData, {
  path: RECORD_PATHS.car,
  list: '/transport/car',
  filters: ['plateNumber', 'branch'],
  columns: [
    { field: 'plateNumber', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'branch', width: 160, sort: true },
    { field: 'trackingUrl', width: 280 },
    { field: 'remark', width: 260 },
  ],
});

export default carList;
