import type { Aggregate } from '../kit/aggregateType.ts';
import type { RecordedTransition } from '../kit/proposal.ts';
import { replay } from '../kit/replay.ts';
import type { Order } from '../order/context.ts';
import { order } from '../order/index.ts';
import { isInStock } from '../order/tags.ts';

/** A parcel came into the stock of a branch by an event of its order, or left it. */
export interface StockMove {
  readonly id: string;
  readonly version: number;
  readonly way: 'in' | 'out';
  readonly branch: string;
  /** When the event was recorded, UTC ISO. */
  readonly at: string;
}

/** The branch that has a parcel in its stock; null while none has. */
function stockOf({ version, states, context }: Aggregate): string | null {
  if (version === 0) return null;
  const marks = order.structure.states.get(states['custody'] ?? '')?.meta.tags;
  return isInStock(context as Order, marks) ? (context as Order).currentBranch : null;
}

/** How an event moved the stock of branches: out of one, into one, both, or not at all. */
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

/** How an aggregate's events moved stock. */
export function movesTold(machine: string, id: string, history: readonly RecordedTransition[]): readonly StockMove[] {
  const moves: StockMove[] = [];
  if (machine !== order.id) return moves;
  replay(order, id, history, undefined, ({ version, at }: RecordedTransition, before: Aggregate, after: Aggregate) =>
    moves.push(...movesOf({ machine, version, at }, before, after)),
  );
  return moves;
}
