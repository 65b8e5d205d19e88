import { among, inStates } from './counted.ts';
import type { Queue } from './queue.ts';

/** Work of customer service (§3, §4): questions, work orders, problems, and what customers ask for. */
export const serviceQueues = {
  questions: {
    machine: 'userQuestion',
    where: [inStates('pending')],
    sums: [],
    since: 'raisedAt',
    acts: ['userQuestion.handled'],
  },
  urgentWorkOrders: {
    machine: 'workOrder',
    where: [inStates('open', 'following'), among('priority', 'high')],
    sums: [],
    since: 'openedAt',
    acts: ['workOrder.followedUp', 'workOrder.completed'],
  },
  workOrdersToClaim: {
    machine: 'workOrder',
    where: [inStates('open')],
    sums: [],
    since: 'openedAt',
    acts: ['workOrder.claimed', 'workOrder.assigned'],
  },
  workOrdersToComplete: {
    machine: 'workOrder',
    where: [inStates('following')],
    sums: [],
    since: 'openedAt',
    acts: ['workOrder.completed'],
  },
  problemsToTake: {
    machine: 'problemItem',
    where: [inStates('pending')],
    sums: [],
    since: 'raisedAt',
    acts: ['problemItem.taken'],
  },
  problemsToClose: {
    machine: 'problemItem',
    where: [inStates('processing')],
    sums: [],
    since: 'raisedAt',
    acts: ['problemItem.handled'],
  },
  followUps: {
    machine: 'followUp',
    where: [inStates('open')],
    sums: [],
    since: 'openedAt',
    acts: ['followUp.remarked', 'followUp.closed'],
  },
  cancellations: {
    machine: 'collectedCancel',
    where: [inStates('confirming')],
    sums: [],
    since: 'requestedAt',
    acts: ['order.collectedCancelApproved', 'order.collectedCancelRefused'],
  },
  applications: {
    machine: 'merchantApplication',
    where: [inStates('unprocessed')],
    sums: [],
    since: 'submittedAt',
    acts: ['merchantApplication.processed', 'merchantApplication.ignored'],
  },
} as const satisfies Readonly<Record<string, Queue>>;
