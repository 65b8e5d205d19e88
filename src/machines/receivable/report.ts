import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { ReceivableRow } from './row.ts';

const amount = ['sum', 'average', 'median', 'p90'] as const;
const isOpen = { field: 'due', op: 'gte', value: 1 } as const;

/** Measures and dimensions of receivables. */
export const receivableReport = reportOf<ReceivableRow>()({
  measures: {
    receivables: { unit: 'count', functions: ['count'] },
    open: { unit: 'count', functions: ['count'], where: [isOpen] },
    amount: { unit: 'MMK', functions: amount, field: 'amount' },
    due: { unit: 'MMK', functions: amount, field: 'due', where: [isOpen] },
    received: { unit: 'MMK', functions: amount, field: 'received' },
    refunded: { unit: 'MMK', functions: amount, field: 'refunded' },
    customers: { unit: 'count', functions: ['distinct'], field: 'customer' },
    timeToReceive: { unit: 'minutes', functions: ['average', 'median', 'p90'], field: 'receivedAt', since: 'dueAt' },
  },
  dimensions: {
    ...byTime('dueAt', 'receivedAt', 'confirmedAt'),
    ...byValue('branch', 'stage', 'state', 'gathering', 'customerKind', 'method', 'takenBy', 'confirmedBy'),
    customer: { field: 'customer', kind: 'value', name: 'customerName' },
  },
  period: 'dueAt',
});
