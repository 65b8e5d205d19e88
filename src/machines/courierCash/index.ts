import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type CourierCash } from './context.ts';
import { events, type CashEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Courier cash: one permanent aggregate per person, with the person's id. */
export const courierCash = aggregateType<CourierCash, keyof CashEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'courierCash',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  seals: [
    {
      event: 'courierCash.firstCounted',
      fields: ['MMK', 'CNY', 'notesMmk', 'notesCny'],
      kept: ['firstCount', 'amounts'],
      until: ['courierCash.secondCounted'],
    },
  ],
  branches: ({ branches }) => branches,
  identify: (serial) => `CASH${String(serial).padStart(8, '0')}`,
});
