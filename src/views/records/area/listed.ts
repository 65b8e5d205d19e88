import type { area } from '#machines/registers/area.ts';
import descriptorData from '#machines/registers/area.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the responsible areas. */
const areaList = listedRegister<typeof area>(descriptorData, {
  path: RECORD_PATHS.area,
  list: '/hr/area',
  filters: ['name', 'branch'],
  beside: {
    Picture: arriving(() => import('./AreaMap.tsx')),
    as: 'map',
    icon: 'map',
    label: 'ui.map.asMap',
    isFirst: true,
  },
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110 },
    { field: 'branch', width: 160, sort: true },
    { field: 'places', width: 360 },
    { field: 'sort', width: 90, sort: true },
    { field: 'remark', width: 240 },
  ],
});

export default areaList;
