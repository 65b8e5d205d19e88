import type pg from 'pg';
import type { StockMove } from '#machines/lookups/moved.ts';

/** Stores movements of events that are in the log or were written in the same transaction. */
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
