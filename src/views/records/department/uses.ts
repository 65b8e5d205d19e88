import type { Use } from '#views/shapes/detail/readUses.ts';
import { employed, eq, nameBy, registered } from '#views/shapes/detail/uses.ts';

/** Records that keep a department in use. */
export const usesOfDepartment: readonly Use[] = [
  {
    machine: 'department',
    title: 'ui.inUse.departments',
    filters: (id) => [registered, eq('parent', id)],
    list: ['/system/department', (id) => ({ parent: id, state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'staff',
    title: 'ui.inUse.members',
    filters: (id) => [employed, eq('department', id)],
    list: ['/hr/staff', (id) => ({ department: id, state: 'onJob,locked' })],
    nameOf: nameBy('nickName'),
  },
];
