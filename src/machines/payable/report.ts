import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { PayableRow } from './row.ts';

const amount = ['sum', 'average', 'median', 'p90'] as const;

/** Measures and dimensions of payables. */
export const payableReport = reportOf<PayableRow>()({
  measures: {
    payables: { unit: 'count', functions: ['count'] },
    collected: { unit: 'MMK', functions: amount, field: 'collected' },
    outstanding: { unit: 'MMK', functions: amount, field: 'outstanding' },
    settled: { unit: 'MMK', functions: amount, field: 'settled' },
    customers: { unit: 'count', functions: ['distinct'], field: 'customer' },
    timeToPay: { unit: 'minutes', functions: ['average', 'median', 'p90'], field: 'paidAt', since: 'dueAt' },
  },
  dimensions: {
    ...byTime('dueAt', 'paidAt'),
    ...byValue('state', 'customerKind'),
    customer: { field: 'customer', kind: 'value', name: 'customerName' },
  },
  period: 'dueAt',
});
