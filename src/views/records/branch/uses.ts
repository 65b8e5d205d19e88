import type { Use } from '#views/shapes/detail/InUse.tsx';
import { employed, eq, nameBy, registered } from '#views/shapes/detail/uses.ts';

/** Records that keep a branch in use. */
export const usesOfBranch: readonly Use[] = [
  {
    machine: 'branch',
    title: 'ui.inUse.branches',
    filters: (id) => [registered, eq('superior', id)],
    list: ['/system/branch', (id) => ({ superior: id, state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'staff',
    title: 'ui.inUse.employed',
    filters: (id) => [employed, eq('branch', id)],
    list: ['/hr/staff', (id) => ({ branch: id, state: 'onJob,locked' })],
    nameOf: nameBy('nickName'),
  },
  {
    machine: 'staff',
    title: 'ui.inUse.working',
    filters: (id) => [employed, eq('operateBranch', id)],
    list: ['/hr/staff', (id) => ({ operateBranch: id, state: 'onJob,locked' })],
    nameOf: nameBy('nickName'),
  },
  {
    machine: 'order',
    title: 'ui.inUse.parcels',
    filters: (id) => [eq('currentBranch', id), { field: 'endedAt', op: 'isNull', value: true }],
    list: ['/companyOrder/orderList', (id) => ({ currentBranch: id })],
    nameOf: ({ id }) => id,
  },
];
