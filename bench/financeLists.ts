import type pg from 'pg';
import { withoutLimit } from './database.ts';
import { fillFinanceRows } from './financeRows.ts';
import { createPoster } from './http.ts';
import { print, quantile, round } from './measure.ts';
import type { BenchWorld } from './world.ts';

/** Limit of issue 17: milliseconds beside the answer of the database itself. */
const BESIDE_MS = 50;
const PAGE_SIZE = 20;

/** A page of a list, and the rows and the count that the database itself is asked for. */
interface Asked {
  readonly name: string;
  readonly machine: string;
  readonly filters: readonly object[];
  readonly sort: string;
  readonly table: string;
  readonly where: string;
  readonly orderBy: string;
}

const QUARTER = ['2026-09-01', '2026-11-30'];

const LISTS: readonly Asked[] = [
  {
    name: 'bills of a quarter',
    machine: 'bill',
    filters: [
      { field: 'state', op: 'in', value: ['confirmed'] },
      { field: 'day', op: 'between', value: QUARTER },
    ],
    sort: 'day',
    table: 'row_bill',
    where: `state in ('confirmed') and day between '2026-09-01' and '2026-11-30'`,
    orderBy: 'day',
  },
  {
    name: 'bills of a customer by name',
    machine: 'bill',
    filters: [{ field: 'customerName', op: 'like', value: 'Customer 17' }],
    sort: 'receivable',
    table: 'row_bill',
    where: `customer_name ilike '%Customer 17%'`,
    orderBy: 'receivable',
  },
  {
    name: 'receipts to be confirmed',
    machine: 'receipt',
    filters: [{ field: 'state', op: 'in', value: ['toBeConfirmed'] }],
    sort: 'recordedAt',
    table: 'row_receipt',
    where: `state in ('toBeConfirmed')`,
    orderBy: 'recorded_at',
  },
  {
    name: 'receipts of a customer by name',
    machine: 'receipt',
    filters: [{ field: 'customerName', op: 'like', value: 'Customer 17' }],
    sort: 'transferAt',
    table: 'row_receipt',
    where: `customer_name ilike '%Customer 17%'`,
    orderBy: 'transfer_at',
  },
  {
    name: 'receipts by amount',
    machine: 'receipt',
    filters: [],
    sort: 'amount',
    table: 'row_receipt',
    where: 'true',
    orderBy: 'amount',
  },
  {
    name: 'settlements to settle',
    machine: 'settlement',
    filters: [{ field: 'state', op: 'in', value: ['toSettle'] }],
    sort: 'openedAt',
    table: 'row_settlement',
    where: `state in ('toSettle')`,
    orderBy: 'opened_at',
  },
];

/** Figures of the overview, and the sums that the database itself is asked for. */
const FIGURES = [
  {
    name: 'overview, positions',
    path: '/api/finance/positions',
    sql: `select count(*), sum(due) from row_receivable where due > 0 union all
      select count(*), sum(outstanding) from row_payable where state in ('open', 'billed') and outstanding > 0 union all
      select count(*), sum(outstanding) from row_bill where outstanding > 0`,
  },
  {
    name: 'overview, debts of customers',
    path: '/api/finance/debts?by=customer',
    sql: `select customer, max(customer_name), count(*), sum(due) from row_receivable where due > 0 group by customer order by 4 desc limit 20`,
  },
  {
    name: 'overview, debts of bills',
    path: '/api/finance/debts?by=bill',
    sql: `select customer, max(customer_name), count(*), sum(outstanding) from row_bill where outstanding > 0 group by customer order by 4 desc limit 20`,
  },
] as const;

/** Lists of finance and figures of the overview through HTTP, beside the answer of the database itself. */
export async function financeLists(world: BenchWorld, bills: number, times: number): Promise<void> {
  await fillFinanceRows(world, bills);
  const poster = createPoster(world.address, world.authorization, 1);
  for (const { name, machine, filters, sort, table, where, orderBy } of LISTS) {
    const body = JSON.stringify({ pageNum: 1, pageSize: PAGE_SIZE, filters, sort: [{ field: sort, dir: 'desc' }] });
    const ours = await timesOf(times, async () => {
      const { records } = JSON.parse(await poster.post(`/api/${machine}/page`, body)) as { records: unknown[] };
      if (records.length === 0) throw new Error(`${name}: no rows.`);
    });
    const own = await ofDatabase(world, times, async (client) => {
      await client.query(
        `select row from ${table} where ${where} order by ${orderBy} desc, id desc limit ${PAGE_SIZE}`,
      );
      await client.query(`select count(*) from ${table} where ${where}`);
    });
    report(`finance, ${name}`, bills, ours, own);
  }
  poster.close();
  const headers = { authorization: world.authorization };
  for (const { name, path, sql } of FIGURES) {
    const ours = await timesOf(times, async () => {
      const answer = await fetch(`${world.address}${path}`, { headers });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await answer.arrayBuffer();
    });
    report(`finance, ${name}`, bills, ours, await ofDatabase(world, times, (client) => client.query(sql)));
  }
}

const ofDatabase = ({ database }: BenchWorld, times: number, work: (client: pg.Client) => Promise<unknown>) =>
  withoutLimit(database.url, (client) => timesOf(times, () => work(client)));

async function timesOf(times: number, work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begin = performance.now();
    await work();
    found.push(performance.now() - begin);
  }
  return found;
}

function report(name: string, bills: number, ours: readonly number[], own: readonly number[]): void {
  const peer = quantile(own, 0.5);
  print({
    name,
    bills,
    ours: round(quantile(ours, 0.99)),
    p50: round(quantile(ours, 0.5)),
    peer: round(peer),
    limit: round(peer + BESIDE_MS),
    ratio: round(quantile(ours, 0.99) / (peer + BESIDE_MS)),
    unit: 'ms (p99)',
    peerName: 'rows and count, or sums, from the database itself (p50)',
    limitName: `${BESIDE_MS} ms beside the database`,
  });
}
