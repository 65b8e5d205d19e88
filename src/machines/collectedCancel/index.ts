import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type CollectedCancel } from './context.ts';
import { events, type CollectedCancelEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';

/** Request to cancel an order after collection. It changes only together with the order. */
export const collectedCancel = aggregateType<
  CollectedCancel,
  keyof CollectedCancelEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'collectedCancel',
  version: 1,
  events,
  rules: {},
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branches }) => branches,
  owner: ({ merchant }) => merchant,
  reservations: ({ states, context: { order } }) =>
    states['collectedCancel'] === 'confirming' ? [{ kind: 'collectedCancel.order', key: order }] : [],
  identify: (serial) => `CC${String(serial).padStart(8, '0')}`,
});
