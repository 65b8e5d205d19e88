import type { carrier } from '#machines/registers/carrier.ts';
import descriptorData from '#machines/registers/carrier.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the carriers. */
const carrierList = listedRegister<typeof carrier>(descriptorData, {
  path: RECORD_PATHS.carrier,
  list: '/transport/carrier',
  filters: ['name', 'area'],
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120 },
    { field: 'area', width: 160, sort: true },
    { field: 'contact', width: 160 },
    { field: 'contactPhone', width: 150 },
  ],
});

export default carrierList;
