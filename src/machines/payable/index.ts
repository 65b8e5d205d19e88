import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Payable } from './context.ts';
import { events, type PayableEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Payable: the goods money of one signed order, owed to its sender. Its id is the waybill and COD. */
export const payable = aggregateType<Payable, keyof PayableEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'payable',
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
  reactions,
  identify: (_, { order }: { order: string }) => `${order}-COD`,
});
