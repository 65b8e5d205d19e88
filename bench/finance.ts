import type pg from 'pg';
import { accountNames } from '#machines/money/ledgerAccounts.ts';
import { withoutLimit } from './database.ts';
import { financeLists } from './financeLists.ts';
import { createPoster } from './http.ts';
import { print, quantile, round } from './measure.ts';
import type { Sizes } from './sizes.ts';
import { createBenchWorld, type BenchWorld } from './world.ts';

/** Entries inserted by one statement, of two lines each. */
const AT_ONCE = 25_000;
/** Limit of issue 17: milliseconds of a trial balance over a million lines. */
const LIMIT_MS = 1000;
const BRANCHES = ['YGN', 'MDY', 'MUS', 'LSH', 'NPT', 'RUI', 'KMG'];
const DAYS = 'from=2026-10-01&to=2026-10-31';

/**
 * Trial balance through HTTP, also by branch and month, and the postings behind a figure; compared with plain SQL. Then
 * the lists of finance and its overview.
 */
export async function finance({ lines, bills, times }: Sizes['finance']): Promise<void> {
  const world = await createBenchWorld();
  try {
    await fill(world, lines);
    const read = async (query: string): Promise<number> => {
      const begin = performance.now();
      const answer = await fetch(`${world.address}/api/ledger/balances?${query}`, {
        headers: { authorization: world.authorization },
      });
      const { lines: found } = (await answer.json()) as { lines: unknown[] };
      if (found.length === 0) throw new Error('The balance has no lines.');
      return performance.now() - begin;
    };
    for (const [name, by, part] of [
      ['finance, trial balance', 'account', 'null'],
      ['finance, by branch', 'branch', 'branch'],
      ['finance, by month', 'month', 'left(day, 7)'],
    ] as const) {
      const ours = await timesOf(times, () => read(`${DAYS}&by=${by}`));
      const peer = await withoutLimit(world.database.url, (client) => timesOf(times, () => naive(client, part)));
      report(name, ours, quantile(peer, 0.5), LIMIT_MS, lines);
    }
    const poster = createPoster(world.address, world.authorization, 1);
    const filters = [
      { field: 'day', op: 'between', value: ['2026-10-01', '2026-10-31'] },
      { field: 'account', op: 'in', value: ['cashAtBranch'] },
      { field: 'branch', op: 'in', value: ['YGN'] },
    ];
    const behind = await timesOf(times, async () => {
      const begin = performance.now();
      await poster.post('/api/posting/page', JSON.stringify({ pageNum: 1, pageSize: 20, filters }));
      return performance.now() - begin;
    });
    poster.close();
    report('finance, postings of a figure', behind, null, LIMIT_MS, lines);
    await financeLists(world, bills, times);
  } finally {
    await world.close();
  }
}

function report(name: string, ours: readonly number[], peer: number | null, limit: number, lines: number): void {
  print({
    name,
    lines,
    ours: round(quantile(ours, 0.99)),
    p50: round(quantile(ours, 0.5)),
    peer: peer === null ? null : round(peer),
    limit,
    ratio: round(quantile(ours, 0.99) / limit),
    unit: 'ms (p99)',
    peerName: 'the sums by plain SQL over all lines (p50)',
    limitName: 'a second',
  });
}

async function timesOf(times: number, work: () => Promise<number>): Promise<number[]> {
  await work();
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) found.push(await work());
  return found;
}

/** Sums every line as a report without indexes and kept sums does. */
const naive = async (client: pg.Client, part: string): Promise<number> => {
  const begin = performance.now();
  await client.query(
    `select account, ${part} as part, currency, sum(case when day < '2026-10-01' then amount else 0 end),
       sum(case when day >= '2026-10-01' then greatest(amount, 0) else 0 end),
       sum(case when day >= '2026-10-01' then greatest(-amount, 0) else 0 end)
     from ledger_entries where day <= '2026-10-31' group by 1, 2, 3 order by 1, 2, 3`,
  );
  return performance.now() - begin;
};

/** Inserts entries of two lines, spread over accounts, branches, persons, parties and a year. */
async function fill({ database }: BenchWorld, lines: number): Promise<void> {
  await withoutLimit(database.url, async (client) => {
    const entries = lines / 2;
    for (let first = 1; first <= entries; first += AT_ONCE)
      await client.query(
        `insert into ledger_entries
           (position, line, machine, id, version, account, party, waybill, branch, currency, amount, at, type, person, day, own_day)
         select 1000000000 + n, side, 'receivable', 'R' || n, 1,
           ($3::text[])[1 + (n * 31 + side * 17) % cardinality($3::text[])], case when n % 3 = 0 then 'M' || n % 500 end,
           'SL' || n, ($4::text[])[1 + n % 7], case when n % 20 = 0 then 'CNY' else 'MMK' end,
           (case side when 1 then 1 else -1 end) * (100 + n % 5000000),
           to_char(made, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'receivable.received', 'S' || n % 400, to_char(made, 'YYYY-MM-DD'),
           to_char(made, 'YYYY-MM-DD')
         from generate_series($1::bigint, $2::bigint) n, generate_series(1, 2) side,
           lateral (select timestamp '2026-11-21' - n * interval '1 year' / $5::bigint as made) spread`,
        [first, Math.min(entries, first + AT_ONCE - 1), accountNames, BRANCHES, entries],
      );
    await client.query('vacuum analyze ledger_entries');
  });
}
