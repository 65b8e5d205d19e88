import type pg from 'pg';
import { withoutLimit } from './database.ts';
import { createPoster } from './http.ts';
import { print, quantile, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { createBenchWorld, createOrders, type BenchWorld } from './world.ts';

/** Rows inserted by one statement. */
const AT_ONCE = 50_000;
const PAGE_SIZE = 20;
const STATES = ['pendingAcceptance', 'collected', 'warehoused', 'inTransit', 'delivering', 'signed'];
const BRANCHES = ['YGN', 'MDY', 'MUS', 'LSH', 'NPT', 'RUI', 'KMG'];

/**
 * Page 1 and a deep page of the order list through HTTP, with three filters, sort and count; compared with a look-up
 * by id.
 */
export async function list({ orders, times, deepPage }: Sizes['list']): Promise<void> {
  const world = await createBenchWorld();
  try {
    await fill(world, orders);
    const poster = createPoster(world.address, world.authorization, 1);
    const ask = async (body: object): Promise<number> => {
      const begin = performance.now();
      const answer = await poster.post('/api/order/page', JSON.stringify(body));
      const took = performance.now() - begin;
      const { records } = JSON.parse(answer) as { records: unknown[] };
      if (records.length !== PAGE_SIZE) throw new Error(`The page has ${records.length} rows.`);
      return took;
    };
    const filters = [
      { field: 'currentBranch', op: 'eq', value: 'MDY' },
      { field: 'state', op: 'in', value: ['warehoused', 'delivering', 'signed'] },
      { field: 'createdAt', op: 'gte', value: '2026-09-01T00:00:00.000Z' },
    ];
    const sort = [{ field: 'createdAt', dir: 'desc' }];
    const limit = await timesOf(times, () => byId(world, orders));
    const peer = await withoutLimit(world.database.url, (client) => timesOf(times / 5, () => naive(client)));
    for (const [name, pageNum] of [
      ['list, page 1', 1],
      [`list, page ${deepPage}`, deepPage],
    ] as const) {
      const answers = await timesOf(times, () => ask({ pageNum, pageSize: PAGE_SIZE, filters, sort }));
      print({
        name,
        orders,
        ours: round(quantile(answers, 0.99)),
        p50: round(quantile(answers, 0.5)),
        peer: round(quantile(peer, 0.99)),
        limit: round(quantile(limit, 0.5)),
        ratio: round(quantile(answers, 0.99) / quantile(limit, 0.5)),
        unit: 'ms (p99)',
        peerName: 'select with an exact count and an offset',
        limitName: 'one row by its id (p50)',
      });
    }
    poster.close();
  } finally {
    await world.close();
  }
}

async function timesOf(times: number, work: () => Promise<number>): Promise<number[]> {
  for (let warm = 0; warm < 5; warm += 1) await work();
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push(await work());
  return found;
}

const nameOf = (number: number): string => `SL${String(number).padStart(8, '0')}`;

const byId = async ({ database }: BenchWorld, orders: number): Promise<number> => {
  const begin = performance.now();
  const values = [nameOf(Math.ceil(orders / 2))];
  const { rowCount } = await database.pool.query({
    name: 'by-id',
    text: 'select row from row_order where id = $1',
    values,
  });
  if (rowCount !== 1) throw new Error(`No row has the id ${values.join()}.`);
  return performance.now() - begin;
};

/** Runs the equivalent query without the help of our indexes, counted to the end. */
const naive = async (client: pg.Client): Promise<number> => {
  const begin = performance.now();
  const where = `row ->> 'currentBranch' = 'MDY' and state in ('warehoused', 'delivering', 'signed') and created_at >= '2026-09-01'`;
  await client.query(`select row from row_order where ${where} order by created_at desc limit 20 offset 0`);
  await client.query(`select count(*) from row_order where ${where}`);
  return performance.now() - begin;
};

/** Inserts copies of a real order's row, spread over states, branches and 90 days. */
export async function fill({ database, proposer }: BenchWorld, orders: number): Promise<void> {
  await createOrders(proposer, 1);
  await withoutLimit(database.url, async (client) => {
    for (let first = 1; first <= orders; first += AT_ONCE)
      await client.query(
        `insert into row_order (id, version, state, branches, owner, row)
     select 'SL' || lpad(n::text, 8, '0'), 1, state, array[origin, destination], null,
       template.row || jsonb_build_object('id', 'SL' || lpad(n::text, 8, '0'), 'state', state, 'originBranch', origin, 'destinationBranch', destination,
         'currentBranch', current, 'createdAt', to_char(timestamp '2026-11-21' - n * interval '7.776 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from generate_series($4::bigint, $1::bigint) n,
       lateral (select ($2::text[])[1 + n % 6] as state, ($3::text[])[1 + (n * 7919) % 7] as origin, ($3::text[])[1 + (n * 104729 + 3) % 7] as destination,
         ($3::text[])[1 + (n / 6) % 7] as current) spread,
       (select row from row_order limit 1) template`,
        [Math.min(orders, first + AT_ONCE - 1), STATES, BRANCHES, first],
      );
    await client.query('vacuum analyze row_order');
  });
}
