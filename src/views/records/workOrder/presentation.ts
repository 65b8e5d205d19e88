import { workOrder as type } from '#machines/workOrder/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { forms } from './forms.ts';
import { look } from './look.ts';

const workOrder = presented(type, {
  ...look,
  forms,
  path: RECORD_PATHS.workOrder,
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
