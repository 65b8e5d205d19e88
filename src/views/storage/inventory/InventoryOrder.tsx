import inventoryTask from '#views/records/inventoryTask/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { CountedOrders } from './CountedOrders.tsx';

/** One count (§2): progress, orders with their results, and history. */
const InventoryOrder = record(inventoryTask, {
  keyFields: inventoryTask.keyFields,
  sections: inventoryTask.sections,
  tabs: [
    { id: 'orders', title: 'ui.count.orders', Content: CountedOrders, count: ({ row }) => row.expected + row.extra },
    logTab(inventoryTask),
  ],
});

export default InventoryOrder;
