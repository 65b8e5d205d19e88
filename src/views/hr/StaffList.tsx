import staffListDescriptor from '#views/records/staff/listDescriptor.ts';
import { look } from '#views/records/staff/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { newStaffAddress } from './newStaff.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Staff and their accounts (§3, §4). */
const StaffList = list(staffListDescriptor, {
  path: '/hr/staff',
  importAt: '/hr/staffImport',
  open: (id) => recordAddress('staff', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(staffListDescriptor), titles: 'state.staff', first: true },
    { field: 'nickName', first: true },
    { field: 'staffCode', first: true },
    { field: 'branch', first: true },
    { field: 'roles', first: true },
    'operateBranch',
    'department',
    'username',
    'phone',
    'enabled',
    'personInCharge',
    'email',
    'gender',
    'joinDate',
    'leaveDate',
  ],
  actions: ['staff.registered'],
  begun: newStaffAddress,
  bulk: [
    'staff.rolesSet',
    'staff.locked',
    'staff.unlocked',
    'staff.accountEnabled',
    'staff.accountDisabled',
    'staff.responsibleAreasSet',
  ],
});

export default StaffList;
