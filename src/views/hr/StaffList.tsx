import staff from '#views/records/staff/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { newStaffAddress } from './newStaff.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Staff and their accounts (§3, §4). */
const StaffList = list(listDescriptorOf(staff), {
  path: '/hr/staff',
  importAt: '/hr/staffImport',
  open: (id) => recordAddress('staff', id),
  columns: staff.columns,
  filters: [
    { field: 'state', values: stateValues(staff), titles: 'state.staff', first: true },
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
