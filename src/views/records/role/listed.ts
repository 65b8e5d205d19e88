import type { role } from '#machines/registers/role.ts';
import descriptorData from '#machines/registers/role.ts?listDescriptor';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { markedCode } from '#views/conflicts/conflictMarks.tsx';
import { listedRegister } from '#views/shapes/presentation/listedRegister.ts';

/** List of the roles. */
const roleList = listedRegister<typeof role>(descriptorData, {
  path: RECORD_PATHS.role,
  list: '/system/role',
  filters: ['name', 'dataScope', 'level'],
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'code', width: 190, sort: true, cell: markedCode('role') },
    { field: 'state', width: 110 },
    { field: 'nameZh', width: 160 },
    { field: 'level', width: 90, sort: true },
    { field: 'dataScope', width: 150, sort: true },
    { field: 'customBranches', width: 220 },
    { field: 'secondFactor', width: 150 },
    { field: 'description', width: 280 },
  ],
});

export default roleList;
