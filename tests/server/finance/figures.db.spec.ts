import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conditionsOf, debtNames, DEBTS, positionNames, POSITIONS, type DebtName } from '#machines/finance/debts.ts';
import type { Condition, Counted } from '#machines/queues/counted.ts';
import { queueAreas, queueNames, QUEUES } from '#machines/queues/index.ts';
import { filterOf } from '#server/store/finance.ts';
import type { QueueDeadlines } from '#server/store/queueDeadlines.ts';
import { createDemonstration, type Demonstration } from '../../support/demonstration.ts';
import { serve, type Serving } from '../../support/serving.ts';

const READERS = ['finance', 'manager.yangon', 'auditor'] as const;
const WORKERS = ['clerk.yangon', 'support', 'operations', ...READERS] as const;

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

interface Figure {
  readonly name: string;
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
  readonly oldest: string | null;
}
interface Aged {
  readonly count: number;
  readonly amount: number;
}
interface Debts {
  readonly day: string;
  readonly all: Aged & { readonly ages: readonly Aged[] };
  readonly records: readonly (Aged & { readonly party: string; readonly ages: readonly Aged[] })[];
  readonly total: number;
}
type Row = Readonly<Record<string, number | string | null>>;

/** Reads every row of a list as an account, page by page. */
async function rowsOf(as: string, { machine, within = [] }: Counted, where: readonly Condition[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { status, body } = await server.ask<{ records: Row[]; total: number }>('POST', `/api/${machine}/page`, {
      as,
      body: {
        filters: [...within, ...where].map((one) => filterOf(one, Date.now())),
        pageNum,
        pageSize: 100,
        exactTotal: true,
      },
    });
    expect(status).toBe(200);
    rows.push(...body.records);
    if (rows.length >= body.total) return rows;
  }
}

const sumOf = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

/** Counts, sums and dates the rows of the list behind a figure, one by one. */
async function counted(as: string, asked: Counted) {
  const rows = await rowsOf(as, asked, asked.where);
  const { since } = asked;
  const times = since === null ? [] : rows.flatMap((row) => (row[since] === null ? [] : String(row[since])));
  return {
    count: rows.length,
    sums: Object.fromEntries(asked.sums.map((field) => [field, sumOf(rows, field)])),
    oldest: times.toSorted((one, other) => (one < other ? -1 : 1))[0] ?? null,
  };
}

describe.each(WORKERS)('as %s', (as) => {
  test.each(queueAreas)('each queue of the area %s agrees with its list to the unit', async (area) => {
    const { status, body } = await server.get<{ queues: (Figure & QueueDeadlines)[] }>(`/api/queues?area=${area}`, as);
    expect(status).toBe(200);
    for (const { name, nextDue, dueSoon, ...figure } of body.queues) {
      const queue = QUEUES[queueNames.find((one) => one === name) ?? 'bills'];
      expect({ name, ...figure }).toEqual({ name, ...(await counted(as, queue)) });
      expect(nextDue !== null || dueSoon === 0, name).toBe(true);
    }
    expect(body.queues.length).toBeGreaterThan(0);
  });
});

test('a queue of records that the reader may not see is left out', async () => {
  const { body } = await server.get<{ queues: Figure[] }>('/api/queues?area=finance', 'manager.yangon');
  expect(body.queues.map(({ name }) => name)).not.toContain('contradictions');
});

test.each(['finance', 'support'])(
  'claims near their fourteen days say to %s when the first of them ends',
  async (as) => {
    const { body } = await server.get<{ queues: (Figure & QueueDeadlines)[] }>('/api/queues?area=finance', as);
    const claims = body.queues.find(({ name }) => name === 'claims');
    const running = (await rowsOf(as, QUEUES.claims, QUEUES.claims.where)).filter(({ alarm }) => Number(alarm) < 14);
    const ends = running.map(({ submittedAt }) => Date.parse(String(submittedAt)) + 14 * 24 * 3_600_000);
    expect(Date.parse(claims?.nextDue ?? '')).toBe(Math.min(...ends));
    expect(claims?.sums).toHaveProperty('insured');
  },
);

test('every area has work in the demonstration world', async () => {
  for (const area of queueAreas) {
    const { body } = await server.get<{ queues: Figure[] }>(`/api/queues?area=${area}`, 'auditor');
    expect(body.queues.filter(({ count }) => count > 0).length).toBeGreaterThan(3);
  }
});

describe.each(READERS)('as %s', (as) => {
  test('each position of finance agrees with its list to the unit', async () => {
    const { status, body } = await server.get<{ positions: Figure[] }>('/api/finance/positions', as);
    expect(status).toBe(200);
    expect(body.positions.length).toBeGreaterThan(5);
    for (const { name, ...figure } of body.positions) {
      const position = POSITIONS[positionNames.find((one) => one === name) ?? 'bills'];
      expect({ name, ...figure }).toEqual({ name, ...(await counted(as, position)) });
    }
  });

  test.each(debtNames)('debts by %s agree with their lists to the unit, each party and each age', async (by) => {
    const { status, body } = await server.get<Debts>(`/api/finance/debts?by=${by}&pageSize=100`, as);
    expect(status).toBe(200);
    const debt = DEBTS[by];
    const listed = async (of: string | null, age: number | null): Promise<Aged> => {
      const rows = await rowsOf(as, debt, conditionsOf(debt, { of, age, day: body.day }));
      return { count: rows.length, amount: sumOf(rows, debt.sums[0]) };
    };
    expect(body.records).toHaveLength(Math.min(100, body.total));
    expect(body.records.map(({ amount }) => amount)).toEqual(
      body.records.map(({ amount }) => amount).toSorted((one, other) => other - one),
    );
    for (const { party, count, amount, ages } of [{ ...body.all, party: null }, ...body.records.slice(0, 6)]) {
      expect({ count, amount }).toEqual(await listed(party, null));
      for (const [age, figure] of ages.entries()) expect(figure).toEqual(await listed(party, age));
      expect(ages.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
    }
  });
});

test('the demonstration world owes in several ages and by several parties', async () => {
  const { body } = await server.get<Debts>('/api/finance/debts?by=customer', 'finance');
  expect(body.all.ages.filter(({ count }) => count > 0).length).toBeGreaterThan(1);
  expect(body.total).toBeGreaterThan(3);
});

test.each<[string, string, number]>([
  ['courier.yangon', '/api/queues?area=finance', 200],
  ['courier.yangon', '/api/finance/debts', 403],
  ['merchant', '/api/queues?area=finance', 403],
  ['merchant', '/api/finance/positions', 403],
  ['clerk.yangon', '/api/queues?area=finance', 200],
  ['clerk.yangon', '/api/queues?area=everything', 400],
  ['clerk.yangon', '/api/queues', 400],
  ['clerk.yangon', '/api/finance/debts', 403],
  ['trainer', '/api/finance/positions', 200],
])('%s asks %s: %d', async (as, url, expected) => {
  const { status } = await server.get(url, as);
  expect(status).toBe(expected);
});

test('a manager owes and is owed no more than the whole company', async () => {
  const of = async (as: string, by: DebtName): Promise<number> =>
    (await server.get<Debts>(`/api/finance/debts?by=${by}`, as)).body.all.amount;
  expect(await of('manager.yangon', 'customer')).toBeLessThan(await of('finance', 'customer'));
});
