import type { Evolve } from '../kit/evolve.ts';
import type { Period } from './context.ts';
import type { PeriodRecordedEvent } from './events.ts';

export const evolve: Evolve<Period> = {
  'period.opened': (_, { data }: PeriodRecordedEvent<'period.opened'>) => ({
    month: data.month,
    remark: data.remark ?? null,
  }),
  'period.closingAsked': (_, { actor, at }: PeriodRecordedEvent<'period.closingAsked'>) => ({
    request: { by: actor.id, at },
  }),
  'period.closingWithdrawn': () => ({ request: null }),
  'period.closed': (_, { actor, at }: PeriodRecordedEvent<'period.closed'>) => ({ closedBy: actor.id, closedAt: at }),
};
