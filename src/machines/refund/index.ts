import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Refund } from './context.ts';
import { events, type RefundEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Refund of the payment for one stage of an order: requested by one person, decided by another. */
export const refund = aggregateType<Refund, keyof RefundEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'refund',
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
    ['applying', 'confirmed'].includes(states['refund'] ?? '')
      ? [{ kind: 'refund.receivable', key: context.receivable }]
      : [],
  reactions,
  identify: (serial) => `RF${String(serial).padStart(8, '0')}`,
});
