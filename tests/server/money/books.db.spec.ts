import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Filter } from '#calls/filters.ts';
import { BALANCED_BY } from '#calls/ledger.ts';
import { localDay } from '#machines/time/calendar.ts';
import { accountGroupNames } from '#machines/money/ledgerAccounts.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { dayBefore, postingsAddress } from '#views/finance/ledger/addresses.ts';
import { behindPart, partOf } from '#views/finance/ledger/parts.ts';
import { createDemonstration, type Demonstration } from '../../support/demonstration.ts';
import { serve, type Serving } from '../../support/serving.ts';

/** The day so many days ago. */
const ago = (days: number): string => localDay(Date.now() - days * 86_400_000);
const DAYS = { from: ago(26), to: ago(10) };
/** Tried lines of each question: enough to meet every account and many parts. */
const MOST = 40;

let world: Demonstration;
let server: Serving;

beforeAll(async () => {
  world = await createDemonstration();
  server = await serve(world);
});
afterAll(async () => {
  await server.close();
  await world.database.drop();
});

const balances = async (query: string, as = 'finance'): Promise<readonly BalanceLine[]> => {
  const { status, body, text } = await server.ask<{ lines: BalanceLine[] }>('GET', `/api/ledger/balances?${query}`, {
    as,
  });
  expect([status, text]).toEqual([200, expect.anything()]);
  return body.lines;
};
const total = (lines: readonly BalanceLine[], field: 'opening' | 'debit' | 'credit' | 'closing'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** Filters that the list of postings reads from an address. */
const filtersIn = (address: string): Filter[] =>
  [...new URL(address, 'http://shweli').searchParams].map(([field, value]) =>
    field === 'day' ? { field, op: 'between', value: value.split('..') } : { field, op: 'in', value: value.split(',') },
  );

/** Sums the postings that an address lists: debits less credits. */
async function sumBehind(address: string, as = 'finance'): Promise<number> {
  const sums = ['debit', 'credit', 'debitYuan', 'creditYuan'];
  const body = { figures: [{ name: 'behind', filters: filtersIn(address), sums }] };
  const answer = await server.ask<{ figures: { sums: Record<string, number> }[] }>('POST', '/api/posting/figures', {
    as,
    body,
  });
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  const { debit = 0, credit = 0, debitYuan = 0, creditYuan = 0 } = answer.body.figures[0]?.sums ?? {};
  return debit - credit + debitYuan - creditYuan;
}

const spread = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((_, index) => index % Math.max(1, Math.ceil(items.length / MOST)) === 0);

describe('debits equal credits', () => {
  test.each(BALANCED_BY)('debits equal credits in every period, split by %s', async (by) => {
    for (const days of ['', `to=${ago(20)}`, `from=${DAYS.from}&to=${DAYS.to}`, `from=${ago(5)}`]) {
      const lines = await balances(`by=${by}&${days}`);
      expect(lines.length, days).toBeGreaterThan(0);
      for (const currency of ['MMK', 'CNY']) {
        const own = lines.filter((line) => line.currency === currency);
        expect(total(own, 'debit'), `${currency} ${days}`).toBe(total(own, 'credit'));
      }
      for (const line of lines) expect(line.closing).toBe(line.opening + line.debit - line.credit);
    }
  });

  test('debits equal credits on every single day, and every month is the sum of its days', async () => {
    const days = await balances('by=day');
    for (const lines of Map.groupBy(days, ({ part, currency }) => `${part} ${currency}`).values())
      expect(total(lines, 'debit')).toBe(total(lines, 'credit'));
    const months = await balances('by=month');
    expect(new Set(months.map(({ part }) => part)).size).toBeGreaterThan(1);
    for (const month of months) {
      const own = days.filter(
        ({ part, account, currency }) =>
          part?.startsWith(month.part ?? '') && account === month.account && currency === month.currency,
      );
      expect([total(own, 'debit'), total(own, 'credit'), own.at(-1)?.closing]).toEqual([
        month.debit,
        month.credit,
        month.closing,
      ]);
    }
  });

  test('debits equal credits between all branches and the company, while a branch manager sees the lines of the own branch', async () => {
    const branches = await balances('by=branch&account=cashAtBranch');
    const yangon = branches.filter(({ branch }) => branch === 'YGN');
    expect(yangon.length).toBeGreaterThan(0);
    expect(await balances('by=branch&account=cashAtBranch', 'manager.yangon')).toEqual(yangon);
    expect(await balances('by=branch&branch=MDY', 'manager.yangon')).toEqual([]);
    expect((await balances('by=branch&branch=-')).every(({ branch }) => branch === null)).toBe(true);
  });
});

describe('each figure is the sum of the postings that it opens', () => {
  test.each(BALANCED_BY.flatMap((by) => ['finance', 'manager.yangon'].map((as) => ({ by, as }))))(
    'each figure of the books is the sum of the postings that it opens, by $by as $as',
    async ({ by, as }) => {
      const lines = await balances(`by=${by}&from=${DAYS.from}&to=${DAYS.to}`, as);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of spread(lines)) {
        const { from = DAYS.from, to = DAYS.to, ...part } = behindPart(line, by);
        const days = { from: from < DAYS.from ? DAYS.from : from, to: to > DAYS.to ? DAYS.to : to };
        const behind = { accounts: [line.account], currency: line.currency, ...part };
        const label = `${line.account} ${partOf(line)} ${line.currency}`;
        expect(await sumBehind(postingsAddress({ ...behind, ...days, side: 'debit' }), as), label).toBe(line.debit);
        expect(await sumBehind(postingsAddress({ ...behind, ...days, side: 'credit' }), as), label).toBe(
          line.credit === 0 ? 0 : -line.credit,
        );
        expect(await sumBehind(postingsAddress({ ...behind, to: dayBefore(days.from) }), as), label).toBe(line.opening);
        expect(await sumBehind(postingsAddress({ ...behind, to: days.to }), as), label).toBe(line.closing);
      }
    },
  );

  test('each figure of accounts that are read together is the sum of the postings that it opens', async () => {
    for (const group of accountGroupNames) {
      const lines = (await balances(`group=${group}&to=${DAYS.to}`)).filter(({ currency }) => currency === 'MMK');
      const accounts = lines.map(({ account }) => account);
      expect(await sumBehind(postingsAddress({ accounts, to: DAYS.to, currency: 'MMK' })), group).toBe(
        total(lines, 'closing'),
      );
    }
  });
});

describe('the general journal', () => {
  const journal = (query: string, as = 'finance', language = 'en') =>
    server.app.inject({
      method: 'GET',
      url: `/api/ledger/journal?${query}`,
      headers: { authorization: tokens[as] ?? '', 'accept-language': language },
    });
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of ['finance', 'manager.yangon', 'courier.yangon']) tokens[name] = await server.tokenOf(name);
  });

  test('the general journal has every line of the days once, in their order, and balances', async () => {
    const { statusCode, headers, body } = await journal(`from=${DAYS.from}&to=${DAYS.to}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body.startsWith('\uFEFFDay,Entry,Line,Account,Kind,Debit,Credit,Currency')).toBe(true);
    const rows = body.trimEnd().split('\r\n').slice(1);
    const { rows: kept } = await world.pool.query<{ day: string; count: number }>(
      'select day, count(*)::int as count from ledger_entries where day between $1 and $2 group by 1 order by 1',
      [DAYS.from, DAYS.to],
    );
    expect(rows).toHaveLength(kept.reduce((sum, { count }) => sum + count, 0));
    expect([...new Set(rows.map((row) => row.slice(0, 10)))]).toEqual(kept.map(({ day }) => day));
    const sums = rows.map((row) => /,(\d*\.?\d*),(\d*\.?\d*),(MMK|CNY),/.exec(row));
    const hundredths = (text = ''): number => Number(text.replace('.', '') || 0);
    expect(sums.reduce((sum, found) => sum + hundredths(found?.[1]) - hundredths(found?.[2]), 0)).toBe(0);
  });

  test('the general journal speaks the language of the asker, and shows a manager the own branch only', async () => {
    expect((await journal(`from=${DAYS.from}&to=${DAYS.to}`, 'finance', 'zh')).body).toContain('借方,贷方,币种');
    const own = (await journal(`from=${DAYS.from}&to=${DAYS.to}`, 'manager.yangon')).body
      .trimEnd()
      .split('\r\n')
      .slice(1);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((row) => row.includes(',YGN,'))).toBe(true);
  });

  test('the general journal is refused to others, for days that are not in order, and for more than a year', async () => {
    expect((await journal(`from=${DAYS.from}&to=${DAYS.to}`, 'courier.yangon')).statusCode).toBe(403);
    expect((await journal(`from=${DAYS.to}&to=${DAYS.from}`)).body).toContain('is before the first day');
    const long = await journal('from=2025-01-01&to=2026-06-01');
    expect([long.statusCode, long.body]).toEqual([400, expect.stringContaining('at most 366 days')]);
  });
});

test('the list of postings is for those who may read the ledger', async () => {
  const list = (as: string) => server.ask('POST', '/api/posting/page', { as, body: { pageSize: 20 } });
  expect((await list('finance')).status).toBe(200);
  expect((await list('courier.yangon')).status).toBe(403);
  expect((await list('merchant')).status).toBe(403);
});
