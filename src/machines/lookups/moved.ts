import type { Aggregate } from '../kit/aggregate.ts';
import type { RecordedTransition } from '../kit/proposal.ts';
import { replay } from '../kit/replay.ts';
import type { Order } from '../order/context.ts';
import { order } from '../order/index.ts';
import { isInStock } from '../order/tags.ts';

/** A parcel's move into or out of the stock of a branch, by an event of its order. */
export interface StockMove {
  readonly id: string;
  readonly version: number;
  readonly way: 'in' | 'out';
  readonly branch: string;
  /** UTC ISO instant at which the event was recorded. */
  readonly at: string;
}

/** Returns the branch whose stock holds the parcel, or null. */
export function stockOf({ version, states, context }: Aggregate): string | null {
  if (version === 0) return null;
  const marks = order.structure.states.get(states['custody'] ?? '')?.meta.tags;
  return isInStock(context as Order, marks) ? (context as Order).currentBranch : null;
}

/** Returns an event's stock moves: out of one branch, into one, both or none. */
export function movesOf(
  { machine, version, at }: { readonly machine: string; readonly version: number; readonly at: string },
  before: Aggregate,
  after: Aggregate,
): readonly StockMove[] {
  if (machine !== order.id) return [];
  const [from, to] = [stockOf(before), stockOf(after)];
  if (from === to) return [];
  const move = { id: after.id, version, at };
  return [
    ...(from === null ? [] : [{ ...move, way: 'out' as const, branch: from }]),
    ...(to === null ? [] : [{ ...move, way: 'in' as const, branch: to }]),
  ];
}

/** Returns the stock moves of a whole history; empty if it is not an order's. */
export function stockMovesOf(
  machine: string,
  id: string,
  history: readonly RecordedTransition[],
): readonly StockMove[] {
  const moves: StockMove[] = [];
  if (machine !== order.id) return moves;
  replay(order, id, history, undefined, ({ version, at }: RecordedTransition, before: Aggregate, after: Aggregate) =>
    moves.push(...movesOf({ machine, version, at }, before, after)),
  );
  return moves;
}
