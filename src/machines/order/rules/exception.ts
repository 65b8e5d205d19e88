import { hoursBetween } from '../../time/calendar.ts';
import { SEARCH_PERIOD_HOURS } from '../../fields/limits.ts';
import { limitedBy, rulesOf } from '../../kit/rule.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

/** Exceptions and losses (lifecycles.md 4.2, operations 12, 39, 40). */
export const exceptionRules = rulesOf<Order, Lookups>('order')({
  exceptionOfOwnBranch: {
    source:
      'lifecycles.md 4.2, operation 12: the branch that owns the exception; who has what is searched has found it',
    values: ['branch'],
    regions: ['exception'],
    holds({ context: { exceptionBranch, currentBranch }, states, actor }: About) {
      if (actor.kind === 'system' || actor.scope === 'all' || exceptionBranch === null) return true;
      const isFound = states['exception'] === 'exception.lostSearch' && currentBranch !== null;
      const clearing = isFound ? [exceptionBranch, currentBranch] : [exceptionBranch];
      return clearing.some((branch) => actor.scope.includes(branch)) || { branch: exceptionBranch };
    },
  },
  searchPeriodPassed: {
    source: 'lifecycles.md 4.2, operation 39: 72 h, ours',
    values: ['since', 'hours', 'needed'],
    ...limitedBy(
      { needed: { value: SEARCH_PERIOD_HOURS, unit: 'hours' } },
      ({ needed }) =>
        ({ context: { exceptionSince: since }, at }: About) => {
          const hours = since === null ? 0 : hoursBetween(since, at);
          return hours >= needed || { since, hours: Math.floor(hours), needed };
        },
    ),
  },
  piecesCounted: {
    source: '§4, less piece; lifecycles.md 4.3, PIECES',
    needsData: true,
    field: 'piecesCounted',
    values: ['counted', 'pieces', 'isTooMany'],
    holds: ({ data: { piecesCounted: counted }, context: { pieces } }: About<'order.shortPieceResolved'>) =>
      counted === pieces || { counted, pieces, isTooMany: counted > pieces },
  },
});
