import staffListDescriptor from '#views/records/staff/listDescriptor.ts';
import { look } from '#views/records/staff/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { newStaffAddress } from './newStaff.ts';
import { list } from '#views/shapes/list/list.tsx';

/** Human Resources: who is employed where, since when (§3, roster). */
const Roster = list(staffListDescriptor, {
  path: '/hr/roster',
  within: [{ field: 'state', op: 'in', value: ['onJob', 'locked'] }],
  open: (id) => recordAddress('staff', id),
  columns: look.columns,
  filters: [
    { field: 'nickName', first: true },
    { field: 'staffCode', first: true },
    { field: 'branch', first: true },
    { field: 'roles', first: true },
    'operateBranch',
    'department',
    'personInCharge',
    'joinDate',
  ],
  actions: ['staff.registered'],
  begun: newStaffAddress,
  bulk: ['staff.left', 'staff.personInChargeSet', 'staff.personInChargeUnset'],
});

export default Roster;
