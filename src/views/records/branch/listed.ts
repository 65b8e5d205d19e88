import type { branch } from '#machines/registers/branch.ts';
import descriptorData from '#machines/registers/branch.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the branches. */
const branchList = listedRegister<typeof branch>(descriptorData, {
  path: RECORD_PATHS.branch,
  list: '/system/branch',
  importAt: '/system/branchImport',
  initial: { enabled: true, country: 'MM', businessHours: '08:30-18:00' },
  filters: ['name', 'code', 'country', 'superior', 'enabled'],
  beside: {
    Picture: arriving(() => import('./BranchMap.tsx')),
    as: 'map',
    icon: 'map',
    label: 'ui.map.asMap',
    isFirst: false,
  },
  columns: [
    { field: 'name', width: 180, pinned: 'start', always: true, sort: true },
    { field: 'code', width: 110, sort: true },
    { field: 'state', width: 110 },
    { field: 'nameZh', width: 140 },
    { field: 'abbreviation', width: 120 },
    { field: 'country', width: 110, sort: true },
    { field: 'region', width: 150 },
    { field: 'city', width: 150 },
    { field: 'superior', width: 150, sort: true },
    { field: 'personInCharge', width: 150 },
    { field: 'phone', width: 150 },
    { field: 'businessHours', width: 140 },
    { field: 'enabled', width: 100 },
    { field: 'address', width: 260, hidden: true },
    { field: 'postalCode', hidden: true },
    { field: 'contact', hidden: true },
    { field: 'contactPhone', hidden: true },
    { field: 'longitude', hidden: true },
    { field: 'latitude', hidden: true },
    { field: 'sort', sort: true, hidden: true },
    { field: 'remark', width: 220, hidden: true },
  ],
});

export default branchList;
