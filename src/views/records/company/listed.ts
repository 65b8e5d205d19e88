import type { company } from '#machines/registers/company.ts';
import descriptorData from '#machines/registers/company.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the companies. */
const companyList = listedRegister<typeof company>(descriptorData, {
  path: RECORD_PATHS.company,
  list: '/system/company',
  filters: [],
  columns: [
    { field: 'name', width: 220, pinned: 'start', always: true, sort: true },
    { field: 'nameZh', width: 180 },
    { field: 'state', width: 110 },
    { field: 'phone', width: 150 },
    { field: 'address', width: 280 },
    { field: 'logo', hidden: true },
  ],
});

export default companyList;
