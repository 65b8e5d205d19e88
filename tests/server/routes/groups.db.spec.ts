import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { localDay } from '#machines/time/calendar.ts';
import { SEED } from '#modelTesting/random.ts';
import { cityOf, pathOf } from '#server/geography/areas.ts';
import type { Filter } from '#server/store/selection/filter.ts';
import { cellsEqualLists } from './groups/cells.ts';
import { sum } from './groups/values.ts';
import { createGroupsWorld, type GroupsWorld } from './groups/world.ts';

const now = new Date();

let world: GroupsWorld;
beforeAll(async () => {
  world = await createGroupsWorld();
});
afterAll(() => world.close());

/** One dimension of each report, chosen by the seed. */
cellsEqualLists(
  () => world,
  ['manager.mandalay'],
  (all) => all.slice(SEED % all.length).slice(0, 1),
);

const orders = { measure: 'orders' };

const ago = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

describe('groups', () => {
  it('groups of two dimensions meet in each cell, as the heat map of hour by weekday', async () => {
    const { body } = await world.ask('order', [
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
      expect(await world.listOf('admin', 'order', filters)).toHaveLength(cells[0]?.value ?? -1);
    expect(grouped?.groups.length).toBeGreaterThan(5);
  });

  it.each([
    ['receiverRegion', (id: string) => pathOf(id)[0]?.id],
    ['receiverCity', (id: string) => cityOf(id)?.id],
    ['receiverTownship', (id: string) => pathOf(id)[2]?.id],
  ])('groups of %s are areas of one level, each with the orders of every narrower area', async (dimension, areaAt) => {
    const { body } = await world.ask('order', [{ measures: [orders], dimensions: [{ dimension }] }]);
    const [grouped] = body.groups;
    for (const { keys, filters, cells } of grouped?.groups ?? []) {
      const rows = await world.listOf('admin', 'order', filters);
      expect(rows).toHaveLength(cells[0]?.value ?? -1);
      expect([...new Set(rows.map((row) => areaAt(String(row['receiverCity'])) ?? null))]).toEqual(keys);
    }
    expect(sum((grouped?.groups ?? []).map(({ cells }) => cells[0]?.value ?? 0))).toBe(grouped?.total.cells[0]?.value);
    expect(grouped?.groups.length).toBeGreaterThan(2);
  });

  it('groups of responsible areas are of those that cover the address, the one of the narrowest place', async () => {
    const areas = await world.listOf('admin', 'area', [{ field: 'state', op: 'eq', value: 'registered' }]);
    const placesOf = (id: string | null) => areas.find((area) => area['id'] === id)?.['places'] as string[] | undefined;
    const dimensions = [{ dimension: 'receiverArea' }];
    const { body } = await world.ask('order', [{ measures: [orders], dimensions }]);
    const [grouped] = body.groups;
    for (const { keys, names, filters, cells } of grouped?.groups ?? []) {
      const rows = await world.listOf('admin', 'order', filters);
      expect(rows).toHaveLength(cells[0]?.value ?? -1);
      const [key = null] = keys;
      expect(names[0] ?? null).toBe(areas.find((area) => area['id'] === key)?.['name'] ?? null);
      for (const row of rows) {
        const path = pathOf(String(row['receiverCity'])).map(({ id }) => id);
        const named = path.filter((id) => areas.some((area) => placesOf(String(area['id']))?.includes(id)));
        if (key === null) expect(named).toEqual([]);
        else expect(placesOf(key)).toContain(named.at(-1));
      }
    }
    expect(sum((grouped?.groups ?? []).map(({ cells }) => cells[0]?.value ?? 0))).toBe(grouped?.total.cells[0]?.value);
    expect(grouped?.groups.length).toBeGreaterThan(1);
    const own = await world.listOf('manager.yangon', 'area', []);
    const theirs = await world.ask('order', [{ measures: [orders], dimensions }], 'manager.yangon');
    const shown = theirs.body.groups[0]?.groups.flatMap(({ keys: [key] }) => key ?? []) ?? [];
    expect(shown.filter((key) => !own.some((area) => area['id'] === key))).toEqual([]);
  });

  it('groups compare with the period before, of which each figure has its list too', async () => {
    const day = (back: number): string => localDay(now.getTime() - back * 86_400_000);
    const instant = (of: string, time: string): string => new Date(`${of}T${time}+06:30`).toISOString();
    const value = [instant(day(13), '00:00:00.000'), instant(day(0), '23:59:59.999')];
    const { body } = await world.ask('order', [
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
    expect(await world.listOf('admin', 'order', own?.before ?? [])).toHaveLength(before?.value ?? -1);
    expect(before?.value).toBeGreaterThan(0);
    expect(own?.before?.[0]?.value).toEqual([instant(day(27), '00:00:00.000'), instant(day(14), '23:59:59.999')]);
    for (const group of grouped?.groups ?? []) {
      const rows = await world.listOf('admin', 'order', [...(own?.before ?? []), ...(group.before?.filters ?? [])]);
      expect(rows).toHaveLength(group.before?.cells[0]?.value ?? -1);
    }
    const all = sum((grouped?.groups ?? []).map((group) => group.before?.cells[0]?.value ?? 0));
    expect(all).toBe(before?.value);
  });

  it('groups have a row for rows without a value, and no share of nothing', async () => {
    const { body } = await world.ask('order', [
      { measures: [orders], dimensions: [{ dimension: 'merchant' }] },
      { measures: [{ measure: 'onTimeShare' }], filters: [{ field: 'state', op: 'eq', value: 'cancelled' }] },
    ]);
    const none = body.groups[0]?.groups.find(({ keys }) => keys[0] === null);
    expect(none?.cells[0]?.value).toBeGreaterThan(0);
    expect(none?.filters).toEqual([{ field: 'merchant', op: 'isNull', value: true }]);
    expect(body.groups[1]?.total.cells).toEqual([{ value: null, count: 0, of: 0 }]);
  });

  it('groups are those of rows that a measure counts, and no more', async () => {
    const { body } = await world.ask('order', [
      { measures: [{ measure: 'open' }], dimensions: [{ dimension: 'endedAt', by: 'month' }] },
      { measures: [{ measure: 'open' }, orders], dimensions: [{ dimension: 'endedAt', by: 'month' }] },
    ]);
    const [open, all] = body.groups;
    expect(open?.groups.map(({ keys }) => keys)).toEqual([[null]]);
    expect(open?.total.cells[0]).toEqual(all?.total.cells[0]);
    expect(all?.groups.length).toBeGreaterThan(1);
  });

  it('groups show a manager nothing beyond the own branch: people, money, totals', async () => {
    const { rows } = await world.pool.query<{ id: string; deliverer: string | null; freight: number }>(
      `select id, deliverer, freight_total as freight from row_order where not branches && '{YGN}'`,
    );
    const theirs = new Set(rows.map(({ deliverer }) => deliverer));
    const own = await world.listOf('manager.yangon', 'order', []);
    for (const row of own) theirs.delete(row['deliverer'] as string | null);
    expect(rows.length).toBeGreaterThan(0);
    expect(theirs.size).toBeGreaterThan(0);
    const { body, text } = await world.ask(
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

  it('groups have rates of what arises among all orders, a rate of nought where nothing arose', async () => {
    const rate = { measure: 'rate', as: 'share' as const };
    const period = (field: string): Filter => ({ field, op: 'between', value: [ago(30), ago(0)] });
    const { body } = await world.ask('problemItem', [
      { measures: [rate], dimensions: [{ dimension: 'branch' }], filters: [period('raisedAt')], compare: 'raisedAt' },
      { measures: [rate], dimensions: [{ dimension: 'kind' }], filters: [period('raisedAt')] },
      { machine: 'insuranceClaim', measures: [rate], filters: [period('submittedAt')] },
      {
        measures: [rate],
        dimensions: [{ dimension: 'branch' }],
        filters: [{ field: 'branch', op: 'in', value: ['YGN'] }],
      },
      {
        measures: [rate],
        dimensions: [{ dimension: 'branch' }, { dimension: 'raisedAt' }],
        filters: [period('raisedAt')],
      },
      { measures: [rate], filters: [period('handledAt')] },
      { measures: [rate], filters: [{ field: 'handledAt', op: 'isNull', value: true }, period('raisedAt')] },
    ]);
    const [byBranch, byKind, claims, ofYangon, daily, handled, notHandled] = body.groups;
    expect(ofYangon?.groups.map(({ keys, cells }) => [keys, cells])).toEqual([[['YGN'], ofYangon?.total.cells]]);
    const made = await world.listOf('admin', 'order', [period('createdAt')]);
    for (const { keys, cells } of byBranch?.groups ?? []) {
      const own = made.filter((row) => [row['originBranch'], row['destinationBranch']].includes(keys[0]));
      const count = cells[0]?.count ?? Number.NaN;
      expect(cells).toEqual([{ count, of: own.length, value: own.length === 0 ? null : (100 * count) / own.length }]);
    }
    expect(daily?.groups.some(({ cells }) => cells[0]?.value === 0)).toBe(true);
    expect(byBranch?.total.cells[0]?.of).toBe(made.length);
    expect(byBranch?.total.before?.[0]?.of).toBeGreaterThan(0);
    for (const grouped of [handled, notHandled]) expect(grouped?.total.cells[0]?.of).toBe(made.length);
    for (const { cells } of byKind?.groups ?? []) expect(cells[0]?.of).toBe(made.length);
    expect(claims?.total.cells[0]?.of).toBe(made.length);
    expect(claims?.total.cells[0]?.count).toBe(
      (await world.listOf('admin', 'insuranceClaim', [period('submittedAt')])).length,
    );
    const theirs = await world.ask('problemItem', [{ measures: [rate] }], 'manager.yangon');
    expect(theirs.body.groups[0]?.total.cells[0]?.of).toBe((await world.listOf('manager.yangon', 'order', [])).length);
  });

  it('groups name a personal customer by an opaque key', async () => {
    const { text, body } = await world.ask(
      'receivable',
      [{ measures: [{ measure: 'due' }], dimensions: [{ dimension: 'customer' }] }],
      'finance',
    );
    expect(body.groups[0]?.groups.length).toBeGreaterThan(3);
    const { rows } = await world.pool.query<{ phone: string }>('select distinct sender_phone as phone from row_order');
    for (const { phone } of rows) expect(text).not.toContain(phone);
  });
});

describe('odd input', () => {
  it('a report of ten years by day and hour is answered', async () => {
    const value = ['2016-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z'];
    const { status } = await world.ask('order', [
      {
        measures: [orders],
        dimensions: [{ dimension: 'createdAt' }, { dimension: 'createdAt', by: 'hour' }],
        filters: [{ field: 'createdAt', op: 'between', value }],
        compare: 'createdAt',
      },
    ]);
    expect(status).toBe(200);
  });

  it('a report of a time before the first event is answered with nothing, and divides by nothing', async () => {
    const long = ['2010-01-01T00:00:00.000Z', '2010-01-02T00:00:00.000Z'];
    const nothing = ['orders', 'deliveredShare', 'timeToEnd', 'freight'].map((measure) => ({ measure }));
    const { status, body } = await world.ask('order', [
      {
        measures: nothing,
        dimensions: [{ dimension: 'originBranch' }],
        filters: [{ field: 'createdAt', op: 'between', value: long }],
        compare: 'createdAt',
      },
      {
        machine: 'problemItem',
        measures: [{ measure: 'rate' }],
        dimensions: [{ dimension: 'branch' }],
        filters: [{ field: 'raisedAt', op: 'between', value: long }],
        compare: 'raisedAt',
      },
      {
        measures: [orders],
        dimensions: [{ dimension: 'createdAt', by: 'month' }],
        filters: [{ field: 'createdAt', op: 'between', value: [ago(400), ago(0)] }],
        compare: 'createdAt',
      },
    ]);
    expect(status).toBe(200);
    const [none, rate, first] = body.groups;
    expect(none?.groups).toEqual([]);
    expect(none?.total.cells.map(({ value }) => value)).toEqual([0, null, null, 0]);
    expect(none?.total.before?.map(({ value }) => value)).toEqual([0, null, null, 0]);
    expect([rate?.total.cells, rate?.groups]).toEqual([[{ value: null, count: 0, of: 0 }], []]);
    expect(first?.total.before).toEqual([{ value: 0, count: 0 }]);
    for (const { before } of first?.groups ?? []) expect(before?.cells).toEqual([{ value: 0, count: 0 }]);
  });

  it('a report by a dimension without values is one group, of all', async () => {
    const { body } = await world.ask('order', [
      {
        measures: [orders, { measure: 'onTimeShare' }],
        dimensions: [{ dimension: 'rejectCause' }, { dimension: 'senderTownship' }],
        filters: [
          { field: 'rejectCause', op: 'isNull', value: true },
          { field: 'merchant', op: 'isNull', value: true },
        ],
      },
      {
        measures: [orders],
        dimensions: [{ dimension: 'station' }],
        filters: [{ field: 'station', op: 'isNull', value: true }],
      },
    ]);
    const [pairs, station] = body.groups;
    expect(pairs?.groups.every(({ keys }) => keys[0] === null)).toBe(true);
    expect(station?.groups.map(({ keys, cells }) => [keys, cells])).toEqual([[[null], station?.total.cells]]);
  });

  it('a report with more than 10,000 groups is refused in words', async () => {
    await world.pool.query(
      `insert into row_order (id, version, state, branches, owner, row)
       select 'many' || number, 1, state, '{YGN}', null,
         row || jsonb_build_object('deliverer', 'STF' || number, 'delivererName', 'x')
       from (select * from row_order limit 1) one, generate_series(1, 10001) number`,
    );
    const request = { measures: [orders], dimensions: [{ dimension: 'deliverer' }] };
    const { status, body } = await world.ask('order', [request], 'manager.yangon');
    expect([status, body.refusals?.[0]?.rule]).toEqual([400, 'tooManyGroups']);
    expect(body.message).toContain('More than 10,000 groups');
    // The limit holds for the whole call.
    const few = { measures: [orders], dimensions: [{ dimension: 'deliverer' }], filters: [] };
    const half = [{ field: 'deliverer', op: 'like' as const, value: 'STF1' }];
    const { status: several } = await world.ask(
      'order',
      Array.from({ length: 12 }, () => ({ ...few, filters: half })),
    );
    expect(several).toBe(400);
    await world.pool.query(`delete from row_order where id like 'many%'`);
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
      'a period that ends before it begins',
      {
        measures: [orders],
        compare: 'createdAt',
        filters: [{ field: 'createdAt', op: 'between' as const, value: ['2026-03-02', '2026-03-01'] }],
      },
      'noPeriod',
      'createdAt',
    ],
    [
      'a period that is none',
      {
        measures: [orders],
        compare: 'createdAt',
        filters: [{ field: 'createdAt', op: 'between' as const, value: ['x', 'y'] }],
      },
      'wrongValue',
      'createdAt',
    ],
    [
      'the hour of a text',
      { measures: [orders], filters: [{ field: 'goodsName', op: 'hour' as const, value: 5 }] },
      'wrongOperator',
      'goodsName',
    ],
  ])('odd input of a report such as %s is refused by its name', async (_, request, rule, field) => {
    const { status, body } = await world.ask('order', [request]);
    expect([status, body.refusals?.[0]]).toMatchObject([400, { rule, values: { field } }]);
    expect(body.message).not.toContain('error.');
    if (rule === 'unknownMeasure') expect(body.message).toContain('do not offer the measure');
  });

  it('a report about a record type without reports, or without the right to read it, is refused', async () => {
    const { status, body } = await world.ask('role', [{ measures: [orders] }]);
    expect([status, body.refusals?.[0]?.rule]).toEqual([400, 'noReports']);
    const forbidden = await world.ask('order', [{ machine: 'receivable', measures: [orders] }], 'sorter.muse');
    expect(forbidden.status).toBe(403);
  });

  it.each(['courier.yangon', 'sorter.muse', 'merchant'])(
    'a report about roles is refused to %s, also among orders',
    async (as) => {
      expect((await world.ask('order', [{ machine: 'role', measures: [orders] }], as)).status).toBe(403);
    },
  );
});
