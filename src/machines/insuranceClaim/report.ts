import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { InsuranceClaimRow } from './row.ts';

const amount = ['sum', 'average', 'median', 'p90'] as const;
const duration = ['average', 'median', 'p90'] as const;

/** Orders made in the time in which claims are submitted, decided or paid. */
const orders = {
  machine: 'order',
  fields: {
    submittedAt: ['createdAt'],
    decidedAt: ['createdAt'],
    paidAt: ['createdAt'],
    merchant: ['merchant'],
  },
} as const;

const isPaid = { field: 'state', op: 'eq', value: 'paid' } as const;

/** Measures and dimensions of insurance claims. */
export const insuranceClaimReport = reportOf<InsuranceClaimRow>()({
  measures: {
    claims: { unit: 'count', functions: ['count'] },
    paid: { unit: 'count', functions: ['count'], where: [isPaid] },
    paidShare: { unit: 'share', functions: ['share'], where: [isPaid] },
    overdue: { unit: 'count', functions: ['count'], where: [{ field: 'overdue', op: 'eq', value: true }] },
    rate: { unit: 'perHundred', functions: ['share'], per: orders },
    amount: { unit: 'MMK', functions: amount, field: 'amount' },
    timeToDecide: { unit: 'minutes', functions: duration, field: 'decidedAt', since: 'submittedAt' },
    timeFromDecision: { unit: 'minutes', functions: duration, field: 'paidAt', since: 'decidedAt' },
    timeToPay: { unit: 'minutes', functions: duration, field: 'paidAt', since: 'submittedAt' },
  },
  dimensions: {
    ...byTime('submittedAt', 'decidedAt', 'paidAt'),
    ...byValue('ground', 'progress', 'state', 'merchant'),
  },
  period: 'submittedAt',
});
