import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Settlement } from './context.ts';
import { events, type SettlementEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Settlement: confirmed bills of one customer, paid together. */
export const settlement = aggregateType<Settlement, keyof SettlementEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'settlement',
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
    states['settlement'] === 'dissolved' ? [] : context.bills.map((key) => ({ kind: 'settlement.bill', key })),
  identify: (serial) => `SET${String(serial).padStart(8, '0')}`,
});
