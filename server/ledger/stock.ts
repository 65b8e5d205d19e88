import type pg from 'pg';
import { stockMovesOf, type StockMove } from '#machines/lookups/moved.ts';
import { upgradeStep } from '../database/upgradeStep.ts';
import { canonical } from '../store/canonical.ts';
import { keepMoves } from '../store/stockMoves.ts';
import { streamsOf } from './streams.ts';

const textOf = ({ version, way, branch, at }: StockMove): string => canonical([version, way, branch, at]);

/** Reads every stored movement, by its order. */
export async function keptMoves(client: pg.ClientBase): Promise<Map<string, readonly StockMove[]>> {
  const { rows } = await client.query<StockMove>('select * from stock_moves order by id, version, way desc');
  return Map.groupBy(rows, ({ id }) => id);
}

/** Replaces an aggregate's stored movements if they differ from its events; returns whether they did. */
export async function replaceMoves(
  client: pg.ClientBase,
  id: string,
  expected: readonly StockMove[],
  kept: Map<string, readonly StockMove[]>,
): Promise<boolean> {
  const own = kept.get(id) ?? [];
  kept.delete(id);
  if (own.map(textOf).join() === expected.map(textOf).join()) return false;
  await client.query('delete from stock_moves where id = $1', [id]);
  await keepMoves(client, expected);
  return true;
}

/** Derives the movements of a log that is older than their table, once. `onBegin` hears of how many orders. */
export const deriveOlderMoves = (pool: pg.Pool, onBegin: (orders: number) => void = () => undefined): Promise<void> =>
  upgradeStep(pool, 'stock_moves', async (client) => {
    const { rows } = await client.query<{ orders: number }>(
      `select case when exists (select from stock_moves) then 0 else (select count(*) from row_order) end::int as orders`,
    );
    const { orders = 0 } = rows[0] ?? {};
    if (orders === 0) return;
    onBegin(orders);
    for await (const { machine, id, history } of streamsOf(client))
      await keepMoves(client, stockMovesOf(machine, id, history));
  });
