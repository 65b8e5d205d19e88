import { noun } from '../kit/noun.ts';
import { initial, type ExtraFee } from './context.ts';
import { events, type FeeEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** An extra or supplement fee of an order: its id is the waybill and the number of the fee. */
export const extraFee = noun<ExtraFee, keyof FeeEvents, typeof rowSchema>({
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
