import type { station } from '#machines/registers/station.ts';
import descriptorData from '#machines/registers/station.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the stations. */
const stationList = listedRegister<typeof station>(descriptorData, {
  path: RECORD_PATHS.station,
  list: '/system/station',
  filters: ['nameEn', 'kind', 'country', 'branch'],
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

export default stationList;
