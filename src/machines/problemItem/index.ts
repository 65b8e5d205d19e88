import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type ProblemItem } from './context.ts';
import { events, type ProblemItemEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Problem item: a problem with a parcel that somebody follows up until it is handled. */
export const problemItem = aggregateType<
  ProblemItem,
  keyof ProblemItemEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'problemItem',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  branches: ({ branch, branches }) => (branch === null ? branches : [...new Set([branch, ...branches])]),
  owner: ({ merchant }) => merchant,
  // Only problems raised at a desk reserve the barcode (§8), so that events of the parcel are never refused.
  reservations: ({ states, context: { byHand, order, kind } }) =>
    byHand && states['problemItem'] !== 'handled' ? [{ kind: 'problemItem.order', key: `${order} ${kind}` }] : [],
  identify: (serial) => `PRB${String(serial).padStart(8, '0')}`,
});
