import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { order } from '#machines/order/index.ts';
import { bigPackage } from '#machines/package/index.ts';
import { shipment } from '#machines/shipment/index.ts';
import { workOrder } from '#machines/workOrder/index.ts';
import { mainLineOf } from '#instruments/model/map/mainLine.ts';
import { loadDemonstration } from '#server/demo/demonstration.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { unnamedOn } from '../../support/readOffMap.ts';
import { emptyPlaces } from './places.ts';
import { areWhole } from './whole.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const ORDERS = 2000;

/** States that need one order instead of three: those of an unfinished count of a branch. */
const SELDOM = ['request.adjustment'];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await loadDemonstration(pool, createProposer(pool, createSerials(pool)), now, ORDERS);
}, 1_800_000);
afterAll(() => database.drop());

const all = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query<Row>(text, values)).rows;
const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await all<{ count: number }>(`select count(*)::int as count from ${text}`, values))[0]?.count ?? -1;
describe('the orders of the demonstration world', () => {
  it('the orders of the demonstration world are two thousand, of people and merchants in seven branches of both countries', async () => {
    expect(await count('row_order')).toBeGreaterThanOrEqual(ORDERS);
    expect(await count(`row_branch where state = 'registered'`)).toBe(7);
    expect(await all(`select distinct country from row_branch order by 1`)).toEqual([
      { country: 'CN' },
      { country: 'MM' },
    ]);
    expect(await count('row_staff')).toBe(47);
    expect(await count('row_merchant')).toBe(14);
    expect(await count('row_order where merchant is not null')).toBeGreaterThan(200);
    expect(await count(`row_order where source = 'transshipment'`)).toBeGreaterThan(30);
  });

  it('some slips of the demonstration orders were refused, to people of three branches, for what the state and a rule say', async () => {
    const refused = await all<{ code: string; rule: string; count: number }>(
      `select reason ->> 'code' as code, reason ->> 'rule' as rule, count(*)::int as count
       from refusals, jsonb_array_elements(refusals) as reason where machine = 'order' group by 1, 2`,
    );
    const timesOf = (named: string) => refused.find(({ code, rule }) => code === named || rule === named)?.count ?? 0;
    expect(timesOf('order.atLastBranch')).toBeGreaterThanOrEqual(8);
    expect(timesOf('notDeclared')).toBeGreaterThanOrEqual(15);
    const kinds = await all<{ kind: string }>(`select distinct unnest(kinds) as kind from refusals order by 1`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['irreversible', 'money']);
    expect(await all(`select distinct actor ->> 'branch' as branch from refusals order by 1`)).toEqual(
      ['MDY', 'MUS', 'YGN'].map((branch) => ({ branch })),
    );
  });

  it('the orders of the demonstration world are in every state of every region, more than one each', async () => {
    const rows = await all<{ state: string; count: number }>(
      `select state.value as state, count(*)::int as count from streams, jsonb_each_text(states) as state
       where machine = 'order' group by 1`,
    );
    const found = new Map(rows.map(({ state, count: orders }) => [state, orders]));
    const wanted = [...order.structure.states.values()].filter(({ meta }) => meta.absent !== true).map(({ id }) => id);
    const least = (state: string) => (SELDOM.includes(state) ? 1 : 3);
    expect(wanted.filter((state) => (found.get(state) ?? 0) < least(state))).toEqual([]);
  });

  it('the orders of the demonstration world take the main line of the map more often than any other path', async () => {
    const [commonest] = await all<{ types: string[] }>(
      `select types from (
         select array_agg(type order by version) as types from (
           select id, version, type, to_state, lag(to_state) over (partition by id order by version) as from_state
           from events where machine = 'order'
         ) as event where from_state is distinct from to_state group by id
       ) as trace group by types order by count(*) desc limit 1`,
    );
    expect(commonest?.types).toEqual(mainLineOf(order).map(({ event }) => event));
  });

  it.each([order, shipment, bigPackage, workOrder].map((one) => [one.id, one] as const))(
    'the ten commonest histories of %s in the demonstration world are read off its default map, nothing opened',
    async (machine, aggregateType: AggregateType) => {
      const histories = await all<{ steps: { from: string | null; event: string; to: string }[] }>(
        `select steps from (
           select jsonb_agg(jsonb_build_object('from', from_state, 'event', type, 'to', to_state) order by version) as steps
           from (
             select id, version, type, to_state, lag(to_state) over (partition by id order by version) as from_state
             from events where machine = $1
           ) as event where from_state is distinct from to_state group by id
         ) as trace group by steps order by count(*) desc, steps limit 10`,
        [machine],
      );
      expect(histories.length).toBeGreaterThan(3);
      expect(
        unnamedOn(
          aggregateType,
          histories.flatMap(({ steps }) => steps),
        ),
      ).toEqual([]);
    },
  );

  it('every machine of the demonstration world, not the order alone, has records in every state of every region', async () => {
    expect(await emptyPlaces(database.pool)).toEqual([]);
  });

  it('the orders of the demonstration world are billed to customers of every class', async () => {
    const classes = await all<{ of: string }>(`select distinct row ->> 'customerClass' as of from row_bill order by 1`);
    expect(classes.map(({ of }) => of)).toEqual(['merchant', 'ordinary', 'vip']);
  });

  it('the orders of the demonstration world go back sixty days, never past now, and are fewer at weekends', async () => {
    const [span] = await all<{ first: string; last: string }>(
      `select min(recorded_at) as first, max(recorded_at) as last from events where machine = 'order'`,
    );
    expect(span?.last).toSatisfy((last: string) => last <= now.toISOString() && last > '2026-11-19T10:00:00.000Z');
    expect(span?.first).toSatisfy((first: string) => first >= '2026-09-20' && first < '2026-09-24');
    const made = await all<{ day: number; orders: number }>(
      `select extract(dow from (created_at::timestamptz + interval '390 minutes') at time zone 'UTC')::int as day, count(*)::int as orders
       from row_order group by 1 order by 1`,
    );
    const [sunday, monday] = made.map(({ orders }) => orders);
    expect(sunday).toBeLessThan((monday ?? 0) / 2);
  });

  it('orders of the demonstration world were made by those who may, each in the own branch, none by one person alone', async () => {
    const people = await all<{ id: string; actors: number }>(
      `select id, count(distinct actor_id)::int as actors from events where machine = 'order' and to_state = 'signed' group by id`,
    );
    expect(people.length).toBeGreaterThan(1000);
    expect(await count(`(select distinct actor_id from events where machine = 'order') as actors`)).toBeGreaterThan(30);
    expect(await count(`events where machine = 'order' and requested_by = actor_id`)).toBe(0);
    expect(await count(`events where type = 'order.lost' and requested_by is not null`)).toBeGreaterThan(3);
  });

  it('the orders of the demonstration world leave no deadline that is over, and those that were over are raised', async () => {
    expect(await count('deadlines where due_at <= $1', [now.toISOString()])).toBe(0);
    expect(await count('deadlines')).toBeGreaterThan(0);
    expect(await count(`events where type = 'order.acceptTimedOut'`)).toBeGreaterThan(5);
    expect(
      await count(
        `events as raised join events as begun on begun.machine = 'order' and begun.id = raised.id
           and begun.type = 'order.created' and raised.type = 'order.acceptTimedOut'
         where extract(epoch from raised.recorded_at::timestamptz - begun.recorded_at::timestamptz) < 7200`,
      ),
    ).toBe(0);
  });

  it('urgent orders of the demonstration world are made before noon only, and orders ride vehicles together', async () => {
    const hours = await all<{ hour: number }>(
      `select distinct extract(hour from (created_at::timestamptz + interval '390 minutes') at time zone 'UTC')::int as hour
       from row_order where order_type = 'urgent'`,
    );
    expect(hours.length).toBeGreaterThan(2);
    expect(hours.every(({ hour }) => hour < 12)).toBe(true);
    expect(
      await count(
        `(select data ->> 'shipment' from events where type = 'order.loaded' group by 1 having count(*) > 3) as full_vehicles`,
      ),
    ).toBeGreaterThan(50);
  });

  areWhole(() => database.pool);
});
