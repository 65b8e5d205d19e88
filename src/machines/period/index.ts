import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Period } from './context.ts';
import { events, type PeriodData, type PeriodEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Accounting period: a month that one person asks to close and another closes. Nothing is posted into a closed one. */
export const period = aggregateType<Period, keyof PeriodEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'period',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: () => [],
  keyField: 'month',
  identify: (_, { month }: PeriodData<'period.opened'>) => month,
});
