import { byTime, byValue, reportOf } from '../kit/report.ts';
import type { ProblemItemRow } from './row.ts';

const isHandled = { field: 'state', op: 'eq', value: 'handled' } as const;

/** Measures and dimensions of problem items. */
export const problemItemReport = reportOf<ProblemItemRow>()({
  measures: {
    problems: { unit: 'count', functions: ['count'] },
    open: { unit: 'count', functions: ['count'], where: [{ field: 'handledAt', op: 'isNull', value: true }] },
    handled: { unit: 'count', functions: ['count'], where: [isHandled] },
    handledShare: { unit: 'share', functions: ['share'], where: [isHandled] },
    timeToHandle: { unit: 'minutes', functions: ['average', 'median', 'p90'], field: 'handledAt', since: 'raisedAt' },
  },
  dimensions: {
    ...byTime('raisedAt', 'handledAt'),
    ...byValue('branch', 'kind', 'state', 'identifier', 'merchant'),
    follower: { field: 'follower', kind: 'value', name: 'followerName' },
  },
  period: 'raisedAt',
});
