import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { sketchOf } from '#views/shapes/sketch/sketchOf.ts';
import { branchColumn } from './branchColumn.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Inventory tasks by branch (§5): a count that is started locks its branch, ended or cancelled it frees it. */
const InventoryManagement = list(sketchOf(inventoryTask), {
  path: '/inventory/management',
  open: (id) => recordAddress('inventoryTask', id),
  columns: [
    { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    branchColumn,
    { field: 'progress', width: 130 },
    { field: 'expected', sort: true },
    { field: 'counted', sort: true },
    { field: 'unhandled', sort: true },
    { field: 'partly', width: 90, hidden: true },
    { field: 'extra', width: 90 },
    { field: 'lostSearch', width: 110, hidden: true },
    { field: 'outWithCourier', width: 130, hidden: true },
    { field: 'foundLater', width: 110, hidden: true },
    { field: 'adjusted', width: 100, hidden: true },
    { field: 'plannedByName', width: 140 },
    { field: 'plannedAt', sort: true },
    { field: 'startedByName', width: 140, hidden: true },
    { field: 'startedAt', sort: true },
    { field: 'endedAt', sort: true },
    { field: 'remark', width: 200, hidden: true },
  ],
  filters: [
    { field: 'state', values: stateValues(inventoryTask), titles: 'state.inventoryTask', first: true },
    { field: 'branch', first: true },
    'progress',
    'plannedAt',
    'startedAt',
  ],
  actions: ['inventoryTask.planned'],
  bulk: ['inventoryTask.started', 'inventoryTask.ended', 'inventoryTask.cancelled'],
});

export default InventoryManagement;
