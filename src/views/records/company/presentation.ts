import { company as type } from '#machines/registers/company.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const company = presentedRegister(type, {
  path: RECORD_PATHS.company,
  screens: { list: '/system/company', title: 'name', filters: [] },
  columns: [
    { field: 'name', width: 220, pinned: 'start', always: true, sort: true },
    { field: 'nameZh', width: 180 },
    { field: 'state', width: 110 },
    { field: 'phone', width: 150 },
    { field: 'address', width: 280 },
    { field: 'logo', hidden: true },
  ],
});

export default company;
