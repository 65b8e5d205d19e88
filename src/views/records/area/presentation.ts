import { area as type } from '#machines/registers/area.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const area = presentedRegister(type, {
  path: RECORD_PATHS.area,
  screens: {
    list: '/hr/area',
    title: 'name',
    filters: ['name', 'branch'],
    beside: {
      Picture: arriving(() => import('./AreaMap.tsx')),
      as: 'map',
      icon: 'map',
      label: 'ui.map.asMap',
      isFirst: true,
    },
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

export default area;
