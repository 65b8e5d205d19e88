import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type Receivable } from './context.ts';
import { events, type ReceivableEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Receivable: the amount owed for one stage of an order. Its id is the waybill and the stage. */
export const receivable = aggregateType<Receivable, keyof ReceivableEvents, typeof rowSchema, StateOf<typeof machine>>({
  id: 'receivable',
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
  identify: (_, { order, stage }: { order: string; stage: string }) => `${order}-${stage}`,
});
