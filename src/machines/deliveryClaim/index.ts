import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type DeliveryClaim } from './context.ts';
import { events, type DeliveryClaimEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';

/** Delivery claim: the progress of a parcel assigned to a deliverer. Its id is derived from the order's. */
export const deliveryClaim = aggregateType<
  DeliveryClaim,
  keyof DeliveryClaimEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'deliveryClaim',
  version: 1,
  events,
  rules: {},
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches, branch }) => (branch === null ? branches : [...new Set([branch, ...branches])]),
  owner: ({ merchant }) => merchant,
  identify: (_, { order }: { order: string }) => `${order}-DC`,
});
