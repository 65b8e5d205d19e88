import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type ExtraFee } from './context.ts';
import { events, type FeeEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Extra or supplement fee of an order. Its id is the waybill and the number of the fee. */
export const extraFee = aggregateType<ExtraFee, keyof FeeEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'extraFee',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches }) => branches,
  reactions,
  identify: (serial) => `FEE${String(serial).padStart(8, '0')}`,
});
