import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { WorkOrderRow } from './row.ts';

const duration = ['average', 'median', 'p90'] as const;
/** Orders made in the time in which work orders are opened, taken up or completed, that begin or end at the branch. */
const orders = {
  machine: 'order',
  fields: {
    openedAt: ['createdAt'],
    takenUpAt: ['createdAt'],
    completedAt: ['createdAt'],
    creatingBranch: ['originBranch', 'destinationBranch'],
    merchant: ['merchant'],
  },
} as const;

const isCompleted = { field: 'state', op: 'eq', value: 'completed' } as const;

/** Measures and dimensions of work orders. */
export const workOrderReport = reportOf<WorkOrderRow>()({
  measures: {
    workOrders: { unit: 'count', functions: ['count'] },
    open: { unit: 'count', functions: ['count'], where: [{ field: 'completedAt', op: 'isNull', value: true }] },
    completed: { unit: 'count', functions: ['count'], where: [isCompleted] },
    completedShare: { unit: 'share', functions: ['share'], where: [isCompleted] },
    problemRate: {
      unit: 'perHundred',
      functions: ['share'],
      where: [{ field: 'identifier', op: 'eq', value: 'problem' }],
      per: orders,
    },
    timeToTakeUp: { unit: 'minutes', functions: duration, field: 'takenUpAt', since: 'openedAt' },
    timeInWork: { unit: 'minutes', functions: duration, field: 'completedAt', since: 'takenUpAt' },
    timeToComplete: { unit: 'minutes', functions: duration, field: 'completedAt', since: 'openedAt' },
  },
  dimensions: {
    ...byTime('openedAt', 'takenUpAt', 'completedAt'),
    ...byValue('creatingBranch', 'department', 'category', 'kind', 'priority', 'state', 'identifier', 'merchant'),
    assignee: { field: 'assignee', kind: 'value', name: 'assigneeName' },
  },
  period: 'openedAt',
});
