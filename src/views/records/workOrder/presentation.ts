import { workOrder as type } from '#machines/workOrder/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { forms } from './forms.ts';

const workOrder = presented(type, {
  tones: { following: 'progress', completed: 'positive' },
  forms,
  path: RECORD_PATHS.workOrder,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 130 },
    { field: 'category', width: 140 },
    { field: 'priority', width: 100, sort: true },
    { field: 'tag', width: 120 },
    { field: 'identifier', width: 110 },
    { field: 'orders', width: 160 },
    { field: 'creatingBranch', width: 150, sort: true },
    { field: 'department', width: 150 },
    { field: 'assigneeName', width: 140 },
    { field: 'lastLog', width: 240 },
    { field: 'result', width: 220, hidden: true },
    { field: 'openedByName', width: 140, hidden: true },
    { field: 'openedAt', sort: true },
    { field: 'takenUpAt', sort: true, hidden: true },
    { field: 'completedAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
  keyFields: ['kind', 'priority', 'creatingBranch', 'department', 'assigneeName', 'openedAt'],
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
        'takenUpAt',
        'completedAt',
        'updatedAt',
      ],
    },
  ],
  acts: {
    forward: [
      'workOrder.followedUp',
      'workOrder.claimed',
      'workOrder.assigned',
      'workOrder.completed',
      'workOrder.opened',
    ],
    beside: [
      'workOrder.handedOver',
      'workOrder.operationOwed',
      'workOrder.operationDone',
      'workOrder.cancelSignApproved',
    ],
    back: ['workOrder.cancelSignRefused'],
    remedies: {
      'workOrder.noOperationOwed': 'workOrder.operationDone',
      'workOrder.claimedByItsDepartment': 'workOrder.assigned',
      'workOrder.notYetClaimed': 'workOrder.handedOver',
    },
  },
});

export default workOrder;
