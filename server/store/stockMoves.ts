import type pg from 'pg';
import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import { isInStock } from '#machines/order/tags.ts';
import type { Life } from '#machines/kit/noun.ts';

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
function stockOf({ version, states, context }: Life): string | null {
  if (version === 0) return null;
  const marks = order.structure.states.get(states['custody'] ?? '')?.meta.tags;
  return isInStock(context as Order, marks) ? (context as Order).currentBranch : null;
}

/** How an event moved the stock of branches: out of one, into one, both, or not at all. */
export function movesOf(
  { machine, version, at }: { readonly machine: string; readonly version: number; readonly at: string },
  before: Life,
  after: Life,
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

/** Keeps moves of events that are in the log, or go there in the same transaction. */
export async function keepMoves(client: pg.ClientBase, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return;
  await client.query({
    name: 'keep-stock-moves',
    text: `insert into stock_moves (id, version, way, branch, at)
      select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[])`,
    values: [
      moves.map(({ id }) => id),
      moves.map(({ version }) => version),
      moves.map(({ way }) => way),
      moves.map(({ branch }) => branch),
      moves.map(({ at }) => at),
    ],
  });
}
