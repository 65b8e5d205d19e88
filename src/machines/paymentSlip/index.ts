import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type PaymentSlip } from './context.ts';
import { events, type SlipEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Payment slip: money of one customer's bills, paid to one of the customer's accounts. */
export const paymentSlip = aggregateType<PaymentSlip, keyof SlipEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'paymentSlip',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  reactions,
  branches: ({ branches }) => branches,
  owner: ({ customerKind, customer }) => (customerKind === 'merchant' ? customer : null),
  reservations: ({ context, states }) =>
    states['paymentSlip'] === 'cancelled' ? [] : context.bills.map(({ bill }) => ({ kind: 'slip.bill', key: bill })),
  identify: (serial) => `PAY${String(serial).padStart(8, '0')}`,
});
