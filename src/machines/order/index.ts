import { waybillOf } from '../fields/identifiers.ts';
import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { branchesOf } from './branches.ts';
import { initial, type Order } from './context.ts';
import { events, type OrderEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions/index.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';
import { isInStock } from './tags.ts';

/** The order: one parcel from the order form to its end, such as the signature. */
export const order = aggregateType<Order, keyof OrderEvents, typeof rowSchema, StateOf<typeof machine, 'custody'>>({
  id: 'order',
  version: 2,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row: (aggregate, state) => row(aggregate, isInStock(aggregate.context, state?.meta.tags)),
  branches: branchesOf,
  owner: (context) => context.merchant,
  reservations: ({ context }) =>
    context.mailSn === null || context.endedAt !== null ? [] : [{ kind: 'mailSn', key: context.mailSn }],
  reactions,
  identify: waybillOf,
});
