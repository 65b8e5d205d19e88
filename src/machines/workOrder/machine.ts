import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type WorkOrder } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const assign = { 'workOrder.assigned': to('#following', 'assigneeOnTheJob', 'assigneeOfItsDepartment') };

/** Transitions of a work order that is not completed. */
const notCompleted = {
  ...assign,
  'workOrder.orderLinked': to(null, 'takesOrders'),
  'workOrder.followedUp': to('#following', 'photosWithinLimit'),
  'workOrder.handedOver': to(null, 'departmentExists', 'toAnotherDepartment'),
  'workOrder.claimed': to('#following', 'claimedByItsDepartment', 'notYetClaimed'),
  'workOrder.operationOwed': to(null, 'operationIsNew'),
  'workOrder.operationDone': to(null, 'operationIsOwed'),
  'workOrder.completed': to('#completed', 'isOrdinary', 'noOperationOwed'),
  'workOrder.cancelSignApproved': to(
    '#completed',
    'isCancelSign',
    'anotherPersonAsked',
    'noOperationOwed',
    'returnGoesToBranch',
  ),
  'workOrder.cancelSignRefused': to('#completed', 'isCancelSign'),
};

/** Work order status (§4): open 0, following up 2, completed 1. Completion is final. */
export const machine = lifecycle<WorkOrder>(rules, evolve).createMachine({
  id: 'workOrder',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'workOrder.opened': to('#open', 'departmentExists', 'questionIsAsked', 'ordersExist'),
      'workOrder.raised': to('#open'),
      'workOrder.cancelSignOpened': to('#open'),
    }),
    open: { id: 'open', meta: { code: 0, phase: 'desk' }, on: notCompleted },
    following: { id: 'following', meta: { code: 2, phase: 'desk' }, on: notCompleted },
    completed: { id: 'completed', meta: { code: 1, phase: 'end', final: true } },
  },
});
