import inventoryTaskListDescriptor from '#views/records/inventoryTask/listDescriptor.ts';
import { look } from '#views/records/inventoryTask/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';

/** Inventory tasks by branch (§5). A started count locks its branch; ending or cancelling it unlocks the branch. */
const InventoryManagement = list(inventoryTaskListDescriptor, {
  path: '/inventory/management',
  open: (id) => recordAddress('inventoryTask', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(inventoryTaskListDescriptor), titles: 'state.inventoryTask', first: true },
    { field: 'branch', first: true },
    'progress',
    'plannedAt',
    'startedAt',
  ],
  actions: ['inventoryTask.planned'],
  bulk: ['inventoryTask.started', 'inventoryTask.ended', 'inventoryTask.cancelled'],
});

export default InventoryManagement;
