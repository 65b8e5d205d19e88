import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Cell, Group, Grouped, GroupingRequest } from '#calls/groups.ts';
import { localDay } from '#machines/calendar.ts';
import type { Measure, MeasureFunction, Report, TimePart } from '#machines/kit/report.ts';
import { TIME_PARTS } from '#machines/kit/report.ts';
import { REPORTS } from '#machines/reports.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { actorOf, createPeople } from '#server/auth/people.ts';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import type { Filter } from '#server/store/selection/filter.ts';
import { pageOf } from '#server/store/page.ts';
import { createSerials } from '#server/store/serials.ts';
import { rowTable } from '#server/store/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { serve, type Serving } from '../../support/serving.ts';

const ORDERS = 120;
const ACCOUNTS = ['manager.yangon', 'manager.mandalay', 'finance', 'auditor', 'support'] as const;

let database: TestDatabase;
let server: Serving;
let columns: Awaited<ReturnType<typeof columnsOf>>;
const staff = new Map<string, string>();
const now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await loadDemonstration(pool, createProposer(pool, createSerials(pool)), now, ORDERS);
  columns = await columnsOf(pool);
  const { rows } = await pool.query<{ id: string; username: string }>('select id, username from row_staff');
  for (const { id, username } of rows) staff.set(username, id);
  server = await serve({ database, pool, staffId: (name) => Promise.resolve(staff.get(name) ?? '') });
}, 300_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Answer {
  readonly groups: readonly Grouped[];
  readonly message?: string;
  readonly refusals?: readonly { readonly rule: string; readonly values: { readonly field?: string } }[];
}

const ask = (machine: string, groups: readonly Partial<GroupingRequest>[], as = 'admin') =>
  server.ask<Answer>('POST', `/api/${machine}/groups`, {
    as,
    body: { groups: groups.map((one, index) => ({ name: `g${index}`, ...one })) },
  });

type Row = Readonly<Record<string, unknown>>;

/** Lists that were read, by account, machine and filters. */
const read = new Map<string, Promise<readonly Row[]>>();

/** Reads the whole list that the filters show an account. */
function listOf(as: string, machine: string, filters: readonly Filter[]): Promise<readonly Row[]> {
  const key = JSON.stringify([as, machine, filters]);
  const known = read.get(key) ?? readList(database.pool, as, machine, filters);
  read.set(key, known);
  return known;
}

async function readList(pool: pg.Pool, as: string, machine: string, filters: readonly Filter[]) {
  const person = await createPeople(pool).of(staff.get(as) ?? '');
  const aggregateType = aggregateTypes[machine];
  if (!person || !aggregateType) throw new Error(`${as} ${machine}`);
  const page = await pageOf(
    pool,
    columns.get(rowTable(machine)) ?? new Map(),
    aggregateType,
    actorOf(person, 'session', '10.0.0.1'),
    { pageNum: 1, pageSize: 100_000, filters: [...filters], sort: [], exactTotal: true },
  );
  expect(page.records).toHaveLength(page.total);
  return page.records;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The value at a part of the sorted values, between two of them where it falls between. */
function percentile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((one, two) => one - two);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** Computes a measure of the rows that a list shows. */
function valueOf(rows: readonly Row[], { field = 'id', since }: Measure, as: MeasureFunction): number | null {
  const minutes = (row: Row): number =>
    (Date.parse(String(row[field])) - Date.parse(String(row[since ?? '']))) / 60_000;
  const values = rows.map((row) => (since === undefined ? Number(row[field]) : minutes(row)));
  switch (as) {
    case 'distinct':
      return new Set(rows.map((row) => JSON.stringify([row['customerKind'], row[field]]))).size;
    case 'sum':
      return sum(values);
    case 'average':
      return rows.length === 0 ? null : sum(values) / rows.length;
    case 'median':
      return percentile(values, 0.5);
    case 'p90':
      return percentile(values, 0.9);
    default:
      return rows.length;
  }
}

async function expectCell(
  as: string,
  machine: string,
  measure: Measure,
  by: MeasureFunction,
  cell: Cell,
  filters: readonly Filter[],
): Promise<void> {
  const rows = await listOf(as, machine, filters);
  const about = `${as} ${machine} ${by} ${JSON.stringify(filters)}`;
  expect(cell.count, about).toBe(rows.length);
  if (by === 'share') {
    expect(cell.of ?? 0, about).toBeGreaterThanOrEqual(cell.count);
    expect(cell.value, about).toBe(cell.of === 0 ? null : cell.count / (cell.of ?? 0));
    return;
  }
  const value = valueOf(rows, measure, by);
  if (value === null) expect(cell.value, about).toBeNull();
  else expect(cell.value ?? Number.NaN, about).toBeCloseTo(value, 3);
}

/** Some groups of a dimension: the first one, the last, and the one without a value. */
const some = (groups: readonly Group[]): readonly Group[] => [
  ...new Set([...groups.slice(0, 1), ...groups.slice(-1), ...groups.filter(({ keys }) => keys.includes(null))]),
];

/** Account that takes every function of each measure; the others take the usual one. */
const THOROUGH = 'manager.mandalay';

const measuresOf = (report: Report, account: string) =>
  Object.entries(report.measures).flatMap(([measure, { functions }]) =>
    (account === THOROUGH ? functions : functions.slice(0, 1)).map((as) => ({ measure, as })),
  );

/** Each dimension; the time of the period by each of its parts, other times by day. */
const everyDimension = (report: Report): { dimension: string; by?: TimePart }[] =>
  Object.entries(report.dimensions).flatMap(([dimension, { field }]) =>
    field === report.period ? TIME_PARTS.map((by) => ({ dimension, by })) : [{ dimension }],
  );

async function expectTotals(
  as: string,
  machine: string,
  report: Report,
  measures: readonly GroupingRequest['measures'][],
): Promise<void> {
  const { status, body } = await ask(
    machine,
    measures.map((some12) => ({ measures: some12 })),
    as,
  );
  if (status === 403) return;
  for (const [index, grouped] of body.groups.entries())
    for (const [place, { measure, as: by }] of (measures[index] ?? []).entries())
      await expectCell(
        as,
        machine,
        report.measures[measure] as Measure,
        by ?? 'count',
        grouped.total.cells[place] as Cell,
        grouped.measures[place]?.filters ?? [],
      );
}

const chunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));

const cases = Object.keys(REPORTS).flatMap((machine) => ACCOUNTS.map((as) => [machine, as] as const));

describe('a cell', () => {
  it.each(cases)(
    'of %s equals the list behind it, for every measure and dimension, as %s',
    async (machine, as) => {
      const report: Report = REPORTS[machine as keyof typeof REPORTS];
      const measures = chunks(measuresOf(report, as), 12);
      let counted = 0;
      await expectTotals(as, machine, report, measures);
      for (const dimension of everyDimension(report)) {
        const { status, body } = await ask(
          machine,
          measures.map((some12) => ({ measures: some12, dimensions: [dimension] })),
          as,
        );
        if (status === 403) return expect(report).toBeDefined();
        expect(body.message).toBeUndefined();
        for (const [index, grouped] of body.groups.entries()) {
          const asked = measures[index] ?? [];
          for (const [place, { measure, as: by }] of asked.entries()) {
            const declared = report.measures[measure] as Measure;
            const own = grouped.measures[place]?.filters ?? [];
            for (const group of some(grouped.groups))
              await expectCell(as, machine, declared, by, group.cells[place] as Cell, [...own, ...group.filters]);
            if (by === 'count' || by === 'sum')
              expect(sum(grouped.groups.map(({ cells }) => cells[place]?.value ?? 0))).toBeCloseTo(
                grouped.total.cells[place]?.value ?? Number.NaN,
                3,
              );
          }
          counted += grouped.groups.length;
        }
        read.clear();
      }
      if (as !== 'support') expect(counted).toBeGreaterThan(0);
    },
    180_000,
  );
});

const orders = { measure: 'orders' };

describe('groups', () => {
  it('of two dimensions meet in each cell, as the heat map of hour by weekday', async () => {
    const { body } = await ask('order', [
      {
        measures: [orders],
        dimensions: [
          { dimension: 'createdAt', by: 'hour' },
          { dimension: 'createdAt', by: 'weekday' },
        ],
      },
    ]);
    const [grouped] = body.groups;
    for (const { filters, cells } of grouped?.groups ?? [])
      expect(await listOf('admin', 'order', filters)).toHaveLength(cells[0]?.value ?? -1);
    expect(grouped?.groups.length).toBeGreaterThan(5);
  });

  it('compare with the period before, of which each figure has its list too', async () => {
    const day = (back: number): string => localDay(now.getTime() - back * 86_400_000);
    const instant = (of: string, time: string): string => new Date(`${of}T${time}+06:30`).toISOString();
    const value = [instant(day(13), '00:00:00.000'), instant(day(0), '23:59:59.999')];
    const { body } = await ask('order', [
      {
        measures: [orders, { measure: 'freight', as: 'sum' }],
        dimensions: [{ dimension: 'createdAt' }, { dimension: 'originBranch' }],
        filters: [{ field: 'createdAt', op: 'between', value }],
        compare: 'createdAt',
      },
    ]);
    const [grouped] = body.groups;
    const own = grouped?.measures[0];
    const [before] = grouped?.total.before ?? [];
    expect(await listOf('admin', 'order', own?.before ?? [])).toHaveLength(before?.value ?? -1);
    expect(before?.value).toBeGreaterThan(0);
    expect(own?.before?.[0]?.value).toEqual([instant(day(27), '00:00:00.000'), instant(day(14), '23:59:59.999')]);
    for (const group of grouped?.groups ?? []) {
      const rows = await listOf('admin', 'order', [...(own?.before ?? []), ...(group.before?.filters ?? [])]);
      expect(rows).toHaveLength(group.before?.cells[0]?.value ?? -1);
    }
    const all = sum((grouped?.groups ?? []).map((group) => group.before?.cells[0]?.value ?? 0));
    expect(all).toBe(before?.value);
  });

  it('have a row for those without a value, and no share of nothing', async () => {
    const { body } = await ask('order', [
      { measures: [orders], dimensions: [{ dimension: 'merchant' }] },
      { measures: [{ measure: 'onTimeShare' }], filters: [{ field: 'state', op: 'eq', value: 'cancelled' }] },
    ]);
    const none = body.groups[0]?.groups.find(({ keys }) => keys[0] === null);
    expect(none?.cells[0]?.value).toBeGreaterThan(0);
    expect(none?.filters).toEqual([{ field: 'merchant', op: 'isNull', value: true }]);
    expect(body.groups[1]?.total.cells).toEqual([{ value: null, count: 0, of: 0 }]);
  });

  it('show a manager nothing beyond the own branch: people, money, totals', async () => {
    const { rows } = await database.pool.query<{ id: string; deliverer: string | null; freight: number }>(
      `select id, deliverer, freight_total as freight from row_order where not branches && '{YGN}'`,
    );
    const theirs = new Set(rows.map(({ deliverer }) => deliverer));
    const own = await listOf('manager.yangon', 'order', []);
    for (const row of own) theirs.delete(row['deliverer'] as string | null);
    expect(rows.length).toBeGreaterThan(0);
    expect(theirs.size).toBeGreaterThan(0);
    const { body, text } = await ask(
      'order',
      [
        { measures: [orders, { measure: 'freight' }], dimensions: [{ dimension: 'deliverer' }] },
        { measures: [orders], dimensions: [{ dimension: 'deliverer' }, { dimension: 'destinationBranch' }] },
      ],
      'manager.yangon',
    );
    expect(body.groups[0]?.total.cells[0]?.value).toBe(own.length);
    expect(body.groups[0]?.total.cells[1]?.value).toBe(sum(own.map((row) => Number(row['freightTotal']))));
    for (const person of theirs) if (person) expect(text).not.toContain(person);
  });

  it('name a personal customer by an opaque key', async () => {
    const { text, body } = await ask(
      'receivable',
      [{ measures: [{ measure: 'due' }], dimensions: [{ dimension: 'customer' }] }],
      'finance',
    );
    expect(body.groups[0]?.groups.length).toBeGreaterThan(3);
    const { rows } = await database.pool.query<{ phone: string }>(
      'select distinct sender_phone as phone from row_order',
    );
    for (const { phone } of rows) expect(text).not.toContain(phone);
  });
});

describe('odd input', () => {
  it('of ten years by day and hour is answered', async () => {
    const value = ['2016-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
    const { status } = await ask('order', [
      {
        measures: [orders],
        dimensions: [{ dimension: 'createdAt' }, { dimension: 'createdAt', by: 'hour' }],
        filters: [{ field: 'createdAt', op: 'between', value }],
        compare: 'createdAt',
      },
    ]);
    expect(status).toBe(200);
  });

  it('with more than 10,000 groups is refused in words', async () => {
    await database.pool.query(
      `insert into row_order (id, version, state, branches, owner, row)
       select 'many' || number, 1, state, '{YGN}', null,
         row || jsonb_build_object('deliverer', 'STF' || number, 'delivererName', 'x')
       from (select * from row_order limit 1) one, generate_series(1, 10001) number`,
    );
    const request = { measures: [orders], dimensions: [{ dimension: 'deliverer' }] };
    const { status, body } = await ask('order', [request], 'manager.yangon');
    expect([status, body.refusals?.[0]?.rule]).toEqual([400, 'tooManyGroups']);
    expect(body.message).toContain('More than 10,000 groups');
    // The limit holds for the whole call.
    const few = { measures: [orders], dimensions: [{ dimension: 'deliverer' }], filters: [] };
    const half = [{ field: 'deliverer', op: 'like' as const, value: 'STF1' }];
    const { status: several } = await ask(
      'order',
      Array.from({ length: 12 }, () => ({ ...few, filters: half })),
    );
    expect(several).toBe(400);
    await database.pool.query(`delete from row_order where id like 'many%'`);
  });

  test.each([
    ['an unknown measure', { measures: [{ measure: 'nothing' }] }, 'unknownMeasure', 'nothing'],
    ['an inherited name', { measures: [{ measure: 'constructor' }] }, 'unknownMeasure', 'constructor'],
    [
      'a function that makes no sense',
      { measures: [{ measure: 'orders', as: 'sum' as const }] },
      'wrongFunction',
      'orders',
    ],
    [
      'an unknown dimension',
      { measures: [orders], dimensions: [{ dimension: 'senderPhone' }] },
      'unknownDimension',
      'senderPhone',
    ],
    [
      'the hour of a branch',
      { measures: [orders], dimensions: [{ dimension: 'originBranch', by: 'hour' as const }] },
      'wrongPart',
      'originBranch',
    ],
    ['a comparison without a period', { measures: [orders], compare: 'createdAt' }, 'noPeriod', 'createdAt'],
    [
      'a period that is none',
      {
        measures: [orders],
        compare: 'createdAt',
        filters: [{ field: 'createdAt', op: 'between' as const, value: ['x', 'y'] }],
      },
      'noPeriod',
      'createdAt',
    ],
    [
      'the hour of a text',
      { measures: [orders], filters: [{ field: 'goodsName', op: 'hour' as const, value: 5 }] },
      'wrongOperator',
      'goodsName',
    ],
  ])('such as %s is refused by its name', async (_, request, rule, field) => {
    const { status, body } = await ask('order', [request]);
    expect([status, body.refusals?.[0]]).toMatchObject([400, { rule, values: { field } }]);
    expect(body.message).not.toContain('error.');
  });

  it('about a record type without reports, or without the right to read it, is refused', async () => {
    const { status, body } = await ask('role', [{ measures: [orders] }]);
    expect([status, body.refusals?.[0]?.rule]).toEqual([400, 'noReports']);
    const forbidden = await ask('order', [{ machine: 'receivable', measures: [orders] }], 'sorter.muse');
    expect(forbidden.status).toBe(403);
  });

  it('that takes too long is refused in words, and holds no connection', async () => {
    const lock = await database.pool.connect();
    await lock.query('begin');
    await lock.query('lock table row_order in access exclusive mode');
    const { status, body } = await ask('order', [{ measures: [orders] }]);
    await lock.query('rollback');
    lock.release();
    expect([status, body.refusals?.[0]?.rule]).toEqual([400, 'groupsTooSlow']);
    expect((await ask('order', [{ measures: [orders] }])).status).toBe(200);
  }, 30_000);
});
