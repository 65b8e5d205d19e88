import { station as type } from '#machines/registers/station.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const station = presentedRegister(type, {
  path: RECORD_PATHS.station,
  screens: { list: '/system/station', title: 'nameEn', filters: ['nameEn', 'kind', 'country', 'branch'] },
  columns: [
    { field: 'nameEn', width: 220, pinned: 'start', always: true, sort: true },
    { field: 'nameZh', width: 160 },
    { field: 'nameMy', width: 160, hidden: true },
    { field: 'state', width: 110 },
    { field: 'kind', width: 110, sort: true },
    { field: 'iata', width: 90 },
    { field: 'country', width: 110, sort: true },
    { field: 'area', width: 180 },
    { field: 'branch', width: 160, sort: true },
  ],
});

export default station;
