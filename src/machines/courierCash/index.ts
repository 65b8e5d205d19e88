import { noun } from '../kit/noun.ts';
import { initial, type CourierCash } from './context.ts';
import { events, type CashEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** A courier's cash: one life for ever, with the id of the person whose cash it is. */
export const courierCash = noun<CourierCash, keyof CashEvents, typeof rowSchema>({
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
      fields: ['MMK', 'CNY'],
      kept: ['firstCount', 'amounts'],
      until: ['courierCash.secondCounted'],
    },
  ],
  branches: ({ branches }) => branches,
  identify: (serial) => `CASH${String(serial).padStart(8, '0')}`,
});
