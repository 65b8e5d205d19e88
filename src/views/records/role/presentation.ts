import { role as type } from '#machines/registers/role.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { markedCode } from '#views/conflicts/conflictMarks.tsx';
import { DutyWarnings } from './DutyWarnings.tsx';
import { forms } from './forms.ts';
import { RoleReview } from './RoleReview.tsx';
import { presentedRegister } from '#views/shapes/presentation/register.ts';

const role = presentedRegister(type, {
  forms,
  effects: { 'role.registered': DutyWarnings, 'role.amended': DutyWarnings },
  reviews: { 'role.amended': RoleReview },
  path: RECORD_PATHS.role,
  screens: { list: '/system/role', title: 'name', filters: ['name', 'dataScope', 'level'] },
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

export default role;
