import { noun } from '../kit/noun.ts';
import { initial, type Receivable } from './context.ts';
import { events, type ReceivableEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** A receivable: what is owed for one stage of an order. Its id is the waybill and the stage. */
export const receivable = noun<Receivable, keyof ReceivableEvents, typeof rowSchema>({
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
