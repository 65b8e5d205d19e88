import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Receipt } from './context.ts';
import { events, type ReceiptEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Collection receipt: the voucher of a payment received, confirmed by a cashier who did not take the money. */
export const receipt = aggregateType<Receipt, keyof ReceiptEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'receipt',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches }) => branches,
  owner: ({ merchant }) => merchant,
  reservations: ({ states, context }) =>
    states['receipt'] === 'toBeConfirmed' ? [{ kind: 'receipt.receivable', key: context.receivable }] : [],
  reactions,
  identify: (serial) => `RC${String(serial).padStart(8, '0')}`,
});
