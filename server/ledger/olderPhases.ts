import type pg from 'pg';
import { replay } from '#machines/kit/replay.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { order } from '#machines/order/index.ts';
import { upgradeStep } from '../database/upgradeStep.ts';
import { keepRows } from '../store/aggregates.ts';
import { json } from '../store/json.ts';
import { machineHash } from '../store/models.ts';
import { streamsOf } from './streams.ts';

const ORDERS_AT_ONCE = 500;

/** Derives the times of phases of orders that are older than these, once. `onBegin` hears of how many orders. */
export const deriveOlderPhases = (pool: pg.Pool, onBegin: (orders: number) => void = () => undefined): Promise<void> =>
  upgradeStep(pool, 'orders_without_phases', async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from orders_without_phases');
    const older = new Set(rows.map(({ id }) => id));
    if (older.size === 0) return;
    onBegin(older.size);
    let derived: Aggregate[] = [];
    for await (const { machine, id, history } of streamsOf(client, order.id)) {
      if (machine !== order.id || !older.has(id)) continue;
      derived.push(replay(order, id, history).aggregate);
      if (derived.length < ORDERS_AT_ONCE) continue;
      await keep(client, derived);
      derived = [];
    }
    await keep(client, derived);
    await client.query('delete from orders_without_phases');
  });

async function keep(client: pg.ClientBase, orders: readonly Aggregate[]): Promise<void> {
  await keepRows(
    client,
    orders.map((aggregate) => ({ machine: order.id, aggregate })),
  );
  // Another machine's snapshot is replayed when it is read.
  await client.query(
    `update streams set context = given.context
     from rows from (unnest($1::text[]), jsonb_array_elements($2::jsonb)) as given (id, context)
     where streams.machine = $3 and streams.id = given.id and streams.machine_hash = $4`,
    [orders.map(({ id }) => id), json(orders.map(({ context }) => context)), order.id, machineHash(order.id)],
  );
}
