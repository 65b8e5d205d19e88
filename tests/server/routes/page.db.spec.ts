import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { readPage, type PageRequest } from '#calls/pages.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import { pageOf } from '#server/store/page.ts';
import { rowTable } from '#server/store/tables.ts';
import { created } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { numberAll } from '../../support/numbering.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const admin = await store.person('admin');
  const commands = Array.from({ length: 60 }, (_, index) =>
    created({
      goodsName: `Box ${index}`,
      pieces: 1 + (index % 12),
      weightGrams: 1000 + index * 137,
      lengthMm: 90 + index,
      destinationBranch: index % 3 === 0 ? 'NPT' : 'MDY',
      ...(index % 4 === 0 ? { collectionAmount: 100_000 * (index + 1) } : {}),
      ...(index % 5 === 0 ? { merchant: 'GOLDEN', remark: `100% _careful_\\ ${index}` } : {}),
    }),
  );
  const verdicts = await store.proposeAll(admin, commands);
  if (verdicts.some(({ status }) => status !== 'accepted')) throw new Error(JSON.stringify(verdicts[0]));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

type Row = Record<string, string | number | null | string[]>;
interface Page {
  records: Row[];
  total: number;
  totalIsExact: boolean;
  refusals?: { rule: string; values: { field: string }; message: string }[];
}

type Ask = { [Part in keyof PageRequest]?: unknown };
const page = (body: Ask, as = 'admin') => server.ask<Page>('POST', '/api/order/page', { as, body });
const filtered = async (...filters: object[]): Promise<Row[]> => {
  const { status, body } = await page({ filters, pageSize: 100 });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.total).toBe(body.records.length);
  return body.records;
};
const everything = () => filtered();
const number = (row: Row, field: string): number => Number(row[field]);

describe('filters', () => {
  const cases: readonly [string, object, (row: Row) => boolean][] = [
    ['eq of a text', { field: 'goodsName', op: 'eq', value: 'Box 7' }, (row) => row['goodsName'] === 'Box 7'],
    ['in', { field: 'destinationBranch', op: 'in', value: ['NPT', 'X'] }, (row) => row['destinationBranch'] === 'NPT'],
    ['in of nothing', { field: 'destinationBranch', op: 'in', value: [] }, () => false],
    ['like', { field: 'goodsName', op: 'like', value: 'ox 1' }, (row) => String(row['goodsName']).includes('ox 1')],
    [
      'like without wildcards',
      { field: 'remark', op: 'like', value: '% _C' },
      (row) => String(row['remark']).includes('% _c'),
    ],
    [
      'like with a backslash',
      { field: 'remark', op: 'like', value: '\\ 5' },
      (row) => String(row['remark']).includes('\\ 5'),
    ],
    ['eq of a number', { field: 'pieces', op: 'eq', value: 9 }, (row) => row['pieces'] === 9],
    [
      'gte of a number that has no column',
      { field: 'pieces', op: 'gte', value: 9 },
      (row) => number(row, 'pieces') >= 9,
    ],
    [
      'lte of a number that has no column',
      { field: 'lengthMm', op: 'lte', value: 100 },
      (row) => number(row, 'lengthMm') <= 100,
    ],
    [
      'between of a number that has no column',
      { field: 'lengthMm', op: 'between', value: [95, 105] },
      (row) => number(row, 'lengthMm') >= 95 && number(row, 'lengthMm') <= 105,
    ],
    [
      'between of a number that has one',
      { field: 'weightGrams', op: 'between', value: [2000, 4000] },
      (row) => number(row, 'weightGrams') >= 2000 && number(row, 'weightGrams') <= 4000,
    ],
    ['isNull', { field: 'collectionAmount', op: 'isNull' }, (row) => row['collectionAmount'] === null],
    ['not isNull', { field: 'merchant', op: 'isNull', value: false }, (row) => row['merchant'] !== null],
    [
      'eq of a list',
      { field: 'tags', op: 'eq', value: 'codCollection' },
      (row) => Array.isArray(row['tags']) && row['tags'].includes('codCollection'),
    ],
    [
      'in of a list',
      { field: 'tags', op: 'in', value: ['codCollection', 'none'] },
      (row) => Array.isArray(row['tags']) && row['tags'].includes('codCollection'),
    ],
    ['in of a list that has no column', { field: 'subOrderSn', op: 'in', value: ['none'] }, () => false],
  ];
  test.each(cases)('a list is filtered by %s', async (_, filter, holds) => {
    const wanted = (await everything()).filter(holds).map(({ id }) => id);
    expect((await filtered(filter)).map(({ id }) => id)).toEqual(wanted);
  });

  test('filters of a list together narrow', async () => {
    const wanted = (await everything()).filter((row) => row['merchant'] === 'GOLDEN' && number(row, 'pieces') <= 3);
    const found = await filtered(
      { field: 'merchant', op: 'eq', value: 'GOLDEN' },
      { field: 'pieces', op: 'lte', value: 3 },
    );
    expect(found.length).toBeGreaterThan(0);
    // Compares ids, not whole rows: deadlines change some of them meanwhile.
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  test.each([
    ['an unknown field', { field: 'colour', op: 'eq', value: 1 }, 'colour', 'unknownField'],
    ['a field of the prototype', { field: 'toString', op: 'eq', value: 1 }, 'toString', 'unknownField'],
    ['a column that is no field', { field: 'owner', op: 'eq', value: 1 }, 'owner', 'unknownField'],
    ['an injection', { field: "id' or '1'='1", op: 'eq', value: 1 }, "id' or '1'='1", 'unknownField'],
    ['a text for a number', { field: 'weightGrams', op: 'gte', value: 'much' }, 'weightGrams', 'wrongValue'],
    ['a text for a number without a column', { field: 'pieces', op: 'gte', value: 'many' }, 'pieces', 'wrongValue'],
    ['half a range', { field: 'weightGrams', op: 'between', value: [1] }, 'weightGrams', 'wrongValue'],
    ['no value', { field: 'goodsName', op: 'eq' }, 'goodsName', 'wrongValue'],
    ['like of a number', { field: 'pieces', op: 'like', value: '1' }, 'pieces', 'wrongOperator'],
    ['gte of a list', { field: 'tags', op: 'gte', value: 'a' }, 'tags', 'wrongOperator'],
    ['a number for a time', { field: 'createdAt', op: 'gte', value: 1_795_800_600_000 }, 'createdAt', 'wrongValue'],
    ['a word for a time', { field: 'createdAt', op: 'lte', value: 'yesterday' }, 'createdAt', 'wrongValue'],
    ['a day of another form', { field: 'createdAt', op: 'gte', value: '28/11/2026' }, 'createdAt', 'wrongValue'],
    [
      'a day that no month has',
      { field: 'createdAt', op: 'between', value: ['2026-11-31', '2026-12-01'] },
      'createdAt',
      'wrongValue',
    ],
    ['a day for an instant', { field: 'createdAt', op: 'eq', value: '2026-11-28' }, 'createdAt', 'wrongValue'],
    [
      'a time without its zone',
      { field: 'createdAt', op: 'gte', value: '2026-11-28T10:00:00' },
      'createdAt',
      'wrongValue',
    ],
    ['a list for eq', { field: 'goodsName', op: 'eq', value: ['a'] }, 'goodsName', 'wrongValue'],
  ])('a filter with %s is an error that names it', async (_, filter, field, rule) => {
    const { status, body } = await page({ filters: [filter] });
    expect([status, body.refusals?.[0]?.rule, body.refusals?.[0]?.values.field]).toEqual([400, rule, field]);
    expect(body.refusals?.[0]?.message.length).toBeGreaterThan(5);
  });
});

describe('times', () => {
  const totalOf = async (filter: object): Promise<number> => (await page({ filters: [filter] })).body.total;
  const field = 'createdAt';

  test('times in filters are compared as instants, however they are written', async () => {
    const all = await everything();
    const sorted = all.map((row) => String(row[field])).toSorted();
    const middle = sorted[Math.floor(sorted.length / 2)] ?? '';
    const since = all.filter((row) => String(row[field]) >= middle).length;
    const inMyanmar = new Date(Date.parse(middle) + 6.5 * 3_600_000).toISOString().replace('Z', '+06:30');
    for (const value of [middle, inMyanmar]) expect(await totalOf({ field, op: 'gte', value })).toBe(since);
    for (const value of [middle, inMyanmar])
      expect(await totalOf({ field, op: 'eq', value })).toBe(all.filter((row) => row[field] === middle).length);
    const whole = middle.replace(/\.\d+Z$/, 'Z');
    expect(await totalOf({ field, op: 'between', value: [whole, inMyanmar] })).toBe(
      all.filter((row) => String(row[field]) >= whole.replace('Z', '.000Z') && String(row[field]) <= middle).length,
    );
  });

  test('times of a day are those of the day in Myanmar, its first and its last millisecond too', async () => {
    const all = await everything();
    const dayOf = (row: Row) => new Date(Date.parse(String(row[field])) + 6.5 * 3_600_000).toISOString().slice(0, 10);
    const day = dayOf(all[0] ?? {});
    const ofDay = all.filter((row) => dayOf(row) === day).length;
    expect(await totalOf({ field, op: 'between', value: [day, day] })).toBe(ofDay);
    expect(await totalOf({ field, op: 'gte', value: day })).toBe(all.filter((row) => dayOf(row) >= day).length);
    expect(await totalOf({ field, op: 'lte', value: day })).toBe(all.filter((row) => dayOf(row) <= day).length);
  });
});

describe('sorting', () => {
  test.each(['pieces', 'lengthMm', 'weightGrams', 'feeBasic', 'collectionAmount'])(
    'sorting by %s is by number',
    async (field) => {
      for (const dir of ['asc', 'desc']) {
        const { body } = await page({ sort: [{ field, dir }], pageSize: 100 });
        const values = body.records
          .map((row) => row[field])
          .filter((value) => value !== null && value !== undefined)
          .map(Number);
        expect(values).toEqual(values.toSorted((one, other) => (dir === 'asc' ? one - other : other - one)));
      }
    },
  );

  test('sorting by a text is by code points, then by the next field, then by id', async () => {
    const { body } = await page({
      sort: [
        { field: 'destinationBranch', dir: 'desc' },
        { field: 'goodsName', dir: 'asc' },
      ],
      pageSize: 100,
    });
    const keys = body.records.map((row) => [String(row['destinationBranch']), String(row['goodsName'])] as const);
    const less = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
    expect(keys).toEqual(keys.toSorted((one, other) => less(other[0], one[0]) || less(one[1], other[1])));
  });

  test('sorting by an unknown field is an error that names it', async () => {
    const { status, body } = await page({ sort: [{ field: 'colour', dir: 'asc' }] });
    expect([status, body.refusals?.[0]?.values.field]).toEqual([400, 'colour']);
  });
});

describe('pages', () => {
  test('pages are parts of one order, none twice, none missing', async () => {
    const whole = (await page({ sort: [{ field: 'pieces', dir: 'asc' }], pageSize: 100 })).body.records.map(
      ({ id }) => id,
    );
    const parts: unknown[] = [];
    for (let pageNum = 1; pageNum <= 9; pageNum += 1) {
      const { body } = await page({ sort: [{ field: 'pieces', dir: 'asc' }], pageNum, pageSize: 7 });
      expect([body.total, body.totalIsExact]).toEqual([60, true]);
      parts.push(...body.records.map(({ id }) => id));
    }
    expect(parts).toEqual(whole);
    expect((await page({ pageNum: 10, pageSize: 7 })).body).toMatchObject({ records: [], total: 60 });
  });

  test.each([{ pageSize: 101 }, { pageSize: 0 }, { pageNum: 0 }, { pageNum: 1.5 }, { colour: 1 }])(
    'a page asked for by %j is refused',
    async (body) => {
      expect((await page(body)).status).toBe(400);
    },
  );

  test('pages hold what lies within the branches, and no phone in full', async () => {
    const clerk = await page({ pageSize: 100 }, 'clerk.mandalay');
    expect(clerk.body.total).toBe(40);
    expect(new Set(clerk.body.records.map((row) => row['destinationBranch']))).toEqual(new Set(['MDY']));
    expect(JSON.stringify(clerk.body)).not.toContain('9250111222');
    expect((await page({}, 'clerk.muse')).body).toMatchObject({ records: [], total: 0 });
    expect(
      (await page({ filters: [{ field: 'originBranch', op: 'eq', value: 'YGN' }] }, 'clerk.muse')).body.total,
    ).toBe(0);
    const own = await page({ pageSize: 100 }, 'merchant');
    const golden = (await everything()).filter((row) => row['merchant'] === 'GOLDEN').map(({ id }) => id);
    expect(own.body.records.length).toBeGreaterThan(0);
    expect(own.body.records.filter(({ id }) => !golden.includes(id))).toEqual([]);
  });

  test('pages beyond ten thousand matches are counted to there, or all of them when asked', async () => {
    await store.pool.query(
      `insert into row_order (id, version, state, branches, row)
       select 'MANY' || number, 1, 'pendingAcceptance', '{LSH}',
         jsonb_build_object('id', 'MANY' || number, 'version', 1, 'state', 'pendingAcceptance', 'code', 1, 'goodsName', 'Many')
       from generate_series(1, 10050) number`,
    );
    const filters = [{ field: 'goodsName', op: 'eq', value: 'Many' }];
    expect((await page({ filters })).body).toMatchObject({ total: 10_000, totalIsExact: false });
    expect((await page({ filters, exactTotal: true })).body).toMatchObject({ total: 10_050, totalIsExact: true });
  });

  test('the count of pages of the log is exact always, with a page after the five hundredth', async () => {
    const logged = async (body: object) =>
      (await server.ask<Page>('POST', '/api/logEvent/page', { as: 'auditor', body })).body;
    const before = (await logged({})).total;
    await store.pool.query(
      `insert into events (machine, id, version, type, data, known, to_state, changes, actor_id, actor, recorded_at,
         occurred_at, machine_version, machine_hash, hash)
       select machine, 'MANY' || number, 1, type, data, known, to_state, changes, actor_id, actor, recorded_at,
         occurred_at, machine_version, machine_hash, hash
       from generate_series(1, 10050) number, (select * from events where version = 1 order by position limit 1) e`,
    );
    await numberAll(store.pool, new Date().toISOString());
    expect(await logged({})).toMatchObject({ totalIsExact: true });
    expect((await logged({})).total).toBeGreaterThanOrEqual(before + 10_050);
    const filters = [{ field: 'life', op: 'like', value: 'MANY' }];
    expect(await logged({ filters })).toMatchObject({ total: 10_050, totalIsExact: true });
    expect((await logged({ filters, pageNum: 502 })).records).toHaveLength(20);
  });
});

describe('a field with a name that SQL has a word of its own for', () => {
  test('a field with a name that SQL has a word of its own for is filtered and sorted by like any other', async () => {
    const { rows } = await store.pool.query<{ order: string }>('select "order" from row_receivable order by "order"');
    const [first] = rows;
    const ask = (body: Ask) => server.ask<Page>('POST', '/api/receivable/page', { body });
    const found = await ask({ filters: [{ field: 'order', op: 'eq', value: first?.order }] });
    expect(found.body.records.map((row) => row['order'])).toEqual([first?.order]);
    const sorted = await ask({ sort: [{ field: 'order', dir: 'asc' }], pageSize: 100 });
    expect(sorted.body.records.map((row) => row['order'])).toEqual(rows.slice(0, 100).map(({ order }) => order));
  });

  test('every field of every list is filtered and sorted by, also one with a name that SQL has a word of its own for', async () => {
    const columns = await columnsOf(store.pool);
    const admin = await store.person('admin');
    const failed: string[] = [];
    for (const aggregateType of Object.values(aggregateTypes))
      for (const field of Object.keys(aggregateType.rowSchema.shape)) {
        const request = readPage.body.parse({ filters: [{ field, op: 'isNull' }], sort: [{ field }] });
        await pageOf(
          store.pool,
          columns.get(rowTable(aggregateType.id)) ?? new Map(),
          aggregateType,
          admin,
          request,
        ).catch((error: unknown) => failed.push(`${aggregateType.id}.${field}: ${String(error)}`));
      }
    expect(failed).toEqual([]);
  });
});
