import { car as type } from '#machines/registers/car.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const car = presentedRegister(type, {
  path: RECORD_PATHS.car,
  screens: { list: '/transport/car', title: 'plateNumber', filters: ['plateNumber', 'branch'] },
  columns: [
    { field: 'plateNumber', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'branch', width: 160, sort: true },
    { field: 'trackingUrl', width: 280 },
    { field: 'remark', width: 260 },
  ],
});

export default car;
