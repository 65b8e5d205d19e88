import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { ProblemItemRow } from './row.ts';

/** Orders made in the time in which problems are raised or handled, that begin or end at the branch. */
const orders = {
  machine: 'order',
  fields: {
    raisedAt: ['createdAt'],
    handledAt: ['createdAt'],
    branch: ['originBranch', 'destinationBranch'],
    merchant: ['merchant'],
  },
} as const;

const isHandled = { field: 'state', op: 'eq', value: 'handled' } as const;

/** Measures and dimensions of problem items. */
export const problemItemReport = reportOf<ProblemItemRow>()({
  measures: {
    problems: { unit: 'count', functions: ['count'] },
    open: { unit: 'count', functions: ['count'], where: [{ field: 'handledAt', op: 'isNull', value: true }] },
    handled: { unit: 'count', functions: ['count'], where: [isHandled] },
    handledShare: { unit: 'share', functions: ['share'], where: [isHandled] },
    rate: { unit: 'perHundred', functions: ['share'], per: orders },
    timeToHandle: { unit: 'minutes', functions: ['average', 'median', 'p90'], field: 'handledAt', since: 'raisedAt' },
  },
  dimensions: {
    ...byTime('raisedAt', 'handledAt'),
    ...byValue('branch', 'kind', 'state', 'identifier', 'merchant'),
    follower: { field: 'follower', kind: 'value', name: 'followerName' },
  },
  period: 'raisedAt',
});
