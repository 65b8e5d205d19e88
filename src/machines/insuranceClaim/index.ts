import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type InsuranceClaim } from './context.ts';
import { events, type InsuranceClaimEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Insurance claim: compensation for a lost or damaged parcel, decided and paid within fourteen days (§9). */
export const insuranceClaim = aggregateType<
  InsuranceClaim,
  keyof InsuranceClaimEvents,
  typeof rowSchema,
  StateOf<typeof machine, 'claim'>
>({
  id: 'insuranceClaim',
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
  reservations: ({ states, context: { order } }) =>
    states['claim'] === 'open' ? [{ kind: 'insuranceClaim.order', key: order }] : [],
  reactions,
  identify: (serial) => `IC${String(serial).padStart(8, '0')}`,
});
