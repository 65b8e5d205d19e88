import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { WorkOrderRow } from './row.ts';

const isCompleted = { field: 'state', op: 'eq', value: 'completed' } as const;

/** Measures and dimensions of work orders. */
export const workOrderReport = reportOf<WorkOrderRow>()({
  measures: {
    workOrders: { unit: 'count', functions: ['count'] },
    open: { unit: 'count', functions: ['count'], where: [{ field: 'completedAt', op: 'isNull', value: true }] },
    completed: { unit: 'count', functions: ['count'], where: [isCompleted] },
    completedShare: { unit: 'share', functions: ['share'], where: [isCompleted] },
    timeToComplete: {
      unit: 'minutes',
      functions: ['average', 'median', 'p90'],
      field: 'completedAt',
      since: 'openedAt',
    },
  },
  dimensions: {
    ...byTime('openedAt', 'completedAt'),
    ...byValue('creatingBranch', 'department', 'category', 'kind', 'priority', 'state', 'identifier', 'merchant'),
    assignee: { field: 'assignee', kind: 'value', name: 'assigneeName' },
  },
  period: 'openedAt',
});
