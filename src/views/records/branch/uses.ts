import type { Use } from '#views/shapes/detail/readUses.ts';
import { employed, eq, itself, nameBy, registered } from '#views/shapes/detail/uses.ts';
import { leadsThrough } from './network.ts';
import { usesByTransport } from './transportUses.ts';

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
    nameOf: itself,
  },
  ...usesByTransport,
  {
    machine: 'branch',
    title: 'ui.inUse.routes',
    filters: () => [registered],
    among: ({ id: other, nextHops }, id) => other !== id && leadsThrough(nextHops, id),
    list: ['/system/branch', () => ({ state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'branch',
    title: 'ui.inUse.lines',
    filters: () => [registered],
    among: ({ exportTransportLines }, id) => Array.isArray(exportTransportLines) && exportTransportLines.includes(id),
    list: ['/system/branch', () => ({ state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'department',
    title: 'ui.inUse.departmentsOf',
    filters: (id) => [registered, eq('companyCode', id)],
    list: ['/system/department', (id) => ({ companyCode: id, state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'shelf',
    title: 'ui.inUse.shelves',
    filters: (id) => [registered, eq('branch', id)],
    list: ['/shelf/list', (id) => ({ branch: id, state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'area',
    title: 'ui.inUse.areas',
    filters: (id) => [registered, eq('branch', id)],
    list: ['/hr/area', (id) => ({ branch: id, state: 'registered' })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'merchant',
    title: 'ui.inUse.customers',
    filters: (id) => [{ field: 'state', op: 'notIn', value: ['invalid'] }, eq('branch', id)],
    list: ['/merchant/list', (id) => ({ branch: id })],
    nameOf: nameBy('name'),
  },
  {
    machine: 'role',
    title: 'ui.inUse.scopes',
    filters: () => [registered],
    among: ({ customBranches }, id) => Array.isArray(customBranches) && customBranches.includes(id),
    list: ['/system/role', () => ({ dataScope: 'custom', state: 'registered' })],
    nameOf: nameBy('name'),
  },
];
