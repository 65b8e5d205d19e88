import type pg from 'pg';
import { withoutLimit } from './database.ts';
import { createPoster } from './http.ts';
import { fill } from './list.ts';
import { print, quantile, round } from './measure.ts';
import { BOARD_REQUESTS, readBoard } from './reports/boards.ts';
import { besideReaders } from './reports/readers.ts';
import type { Sizes } from './sizes.ts';
import { createBenchWorld } from './world.ts';

/** Groupings, each with the SQL that answers it by hand. */
const GROUPINGS = [
  {
    name: 'by branch',
    dimensions: [{ dimension: 'originBranch' }],
    sql: `select row ->> 'originBranch', count(*), sum((row ->> 'freightTotal')::numeric) from row_order group by 1`,
  },
  {
    name: 'by day and branch',
    dimensions: [{ dimension: 'createdAt', by: 'day' }, { dimension: 'originBranch' }],
    sql: `select to_char((row ->> 'createdAt')::timestamptz at time zone 'Asia/Yangon', 'YYYY-MM-DD'), row ->> 'originBranch', count(*),
      sum((row ->> 'freightTotal')::numeric) from row_order group by 1, 2`,
  },
] as const;

const MEASURES = [{ measure: 'orders' }, { measure: 'freight', as: 'sum' }];

/**
 * Groupings of all orders through HTTP, compared with the same question in SQL and with counting the rows; the boards of
 * the Statistical Center; and commands a second while ten people read boards.
 */
export async function reports({ orders, times, roundMs }: Sizes['reports']): Promise<void> {
  const world = await createBenchWorld();
  try {
    await fill(world, orders);
    const poster = createPoster(world.address, world.authorization, 1);
    const ask = async (dimensions: readonly object[]): Promise<number> => {
      const begin = performance.now();
      const body = { groups: [{ name: 'bench', measures: MEASURES, dimensions }] };
      const answer = await poster.post('/api/order/groups', JSON.stringify(body));
      const duration = performance.now() - begin;
      const { groups } = JSON.parse(answer) as { groups?: { total: { cells: { value: number }[] } }[] };
      const counted = groups?.[0]?.total.cells[0]?.value ?? 0;
      if (counted < orders) throw new Error(`The report counts ${counted} orders: ${answer.slice(0, 200)}`);
      return duration;
    };
    for (const { name, dimensions, sql } of GROUPINGS) {
      const peer = await withoutLimit(world.database.url, (client) => timesOf(times, () => took(client, sql)));
      const limit = await withoutLimit(world.database.url, (client) =>
        timesOf(times, () => took(client, 'select count(*) from row_order')),
      );
      const ours = await timesOf(times, () => ask(dimensions));
      print({
        name: `reports, ${name}`,
        orders,
        ours: round(quantile(ours, 0.99)),
        p50: round(quantile(ours, 0.5)),
        peer: round(quantile(peer, 0.99)),
        limit: round(quantile(limit, 0.5)),
        ratio: round(quantile(ours, 0.99) / quantile(peer, 0.99)),
        unit: 'ms (p99)',
        peerName: 'the same grouping in SQL over the rows as JSON',
        limitName: 'count of all rows (p50)',
      });
    }
    for (const board of BOARD_REQUESTS) {
      const ours = await timesOf(times, () => readBoard(poster, board));
      print({
        name: `reports, board of ${board.id}`,
        orders,
        tiles: board.tiles,
        ours: round(quantile(ours, 0.99)),
        p50: round(quantile(ours, 0.5)),
        peer: null,
        limit: null,
        ratio: null,
        unit: 'ms (p99)',
      });
    }
    poster.close();
    const { alone, beside, boards, shed } = await besideReaders(world, roundMs);
    print({
      name: 'reports, commands beside ten readers',
      orders,
      ours: round(beside.rate),
      p99Ms: round(beside.p99),
      peer: null,
      limit: round(alone.rate),
      ratio: round(beside.rate / alone.rate),
      boards,
      shed,
      unit: 'commands/s',
      limitName: 'the same commands without readers',
    });
  } finally {
    await world.close();
  }
}

async function took(client: pg.Client, sql: string): Promise<number> {
  const begin = performance.now();
  await client.query(sql);
  return performance.now() - begin;
}

async function timesOf(times: number, work: () => Promise<number>): Promise<number[]> {
  await work();
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push(await work());
  return found;
}
