import { workOrder } from '#machines/workOrder/index.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One work order (§4): what it is about, who works on it, what it waits for, and every follow-up. */
const WorkOrderDetail = record(workOrder, {
  facts: ['kind', 'priority', 'creatingBranch', 'department', 'assigneeName', 'openedAt'],
  sections: [
    {
      title: 'ui.workOrder.section.matter',
      fields: ['kind', 'category', 'priority', 'tag', 'identifier', 'question', 'userQuestion', 'merchant', 'photos'],
    },
    { title: 'ui.workOrder.section.related', fields: ['orders', 'packages', 'workOrders', 'owed'] },
    {
      title: 'ui.workOrder.section.handling',
      fields: [
        'creatingBranch',
        'department',
        'assigneeName',
        'lastLog',
        'decision',
        'result',
        'openedByName',
        'openedAt',
        'completedAt',
        'updatedAt',
      ],
    },
  ],
  tabs: [logTab(workOrder)],
});

export default WorkOrderDetail;
