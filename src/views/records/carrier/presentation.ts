import { carrier as type } from '#machines/registers/carrier.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const carrier = presentedRegister(type, {
  path: RECORD_PATHS.carrier,
  screens: { list: '/transport/carrier', title: 'name', filters: ['name', 'area'] },
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'area', width: 160, sort: true },
    { field: 'contact', width: 160 },
    { field: 'contactPhone', width: 150 },
  ],
});

export default carrier;
