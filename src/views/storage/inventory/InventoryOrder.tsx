import { inventoryTask } from '#machines/inventoryTask/index.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { CountedOrders } from './CountedOrders.tsx';

/** One count (§2): how far it has come, its orders and what became of each, and all that happened. */
const InventoryOrder = record(inventoryTask, {
  facts: ['branch', 'counted', 'expected', 'unhandled', 'extra', 'startedAt', 'endedAt'],
  sections: [
    {
      title: 'ui.count.section.task',
      fields: [
        'branch',
        'remark',
        'plannedByName',
        'plannedAt',
        'startedByName',
        'startedAt',
        'endedByName',
        'endedAt',
        'reason',
      ],
    },
    {
      title: 'ui.count.section.result',
      fields: [
        'progress',
        'expected',
        'counted',
        'partly',
        'unhandled',
        'foundLater',
        'outWithCourier',
        'lostSearch',
        'extra',
        'adjusting',
        'adjusted',
        'duplicates',
      ],
    },
  ],
  tabs: [
    { id: 'orders', title: 'ui.count.orders', Content: CountedOrders, count: ({ row }) => row.expected + row.extra },
    logTab(inventoryTask),
  ],
});

export default InventoryOrder;
