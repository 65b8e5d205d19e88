import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { branch } from '#machines/registers/index.ts';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import {
  casesOf,
  pairsOf,
  routesOf,
  variantsOf,
  waitingOf,
  type CaseChoice,
} from '#server/instruments/processMining/process.ts';
import { newOrder } from '../../support/orders.ts';
import { followAll } from '../../support/processMining.ts';
import { createStore, type Store } from '../../support/world.ts';
import { openWarehouse } from '../storage/warehouse.ts';

const FIRST = { pageNum: 1, pageSize: 3 };
let store: Store;

beforeAll(async () => {
  store = await createStore();
  const house = await openWarehouse(store);
  for (let turn = 0; turn < 3; turn += 1) await house.inStock();
  await house.collected({ destinationBranch: 'YGN' });
  const parcel = await house.inStock({ destinationBranch: 'YGN' });
  await house.act(house.manager, 'order', parcel, 'delivererAssigned', { deliverer: house.courier.id });
  await house.act(house.courier, 'order', parcel, 'outForDelivery');
  await house.act(house.clerk, 'order', parcel, 'warehoused', { reason: 'Nobody at home' });
  // Nobody holds it yet: it waits at the place of its last event.
  await newOrder(store, house.manager);
  const unwanted = await newOrder(store, house.manager);
  await house.act(house.manager, 'order', unwanted, 'cancelled', { reason: 'Not wanted any more' });
  await followAll(store.pool);
});
afterAll(() => store.close());

const asking = async (filter: ProcessMiningFilter = {}, as = 'auditor') =>
  [store.pool, await store.person(as), order, filter] as const;
const cases = async (choice: CaseChoice, filter: ProcessMiningFilter = {}, as = 'auditor') =>
  casesOf(...(await asking(filter, as)), choice, FIRST);

/** Returns the states of each order from its events in the log alone. */
const pathsInLog = async (): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await store.pool.query<{ path: string; count: number }>(
    `select path, count(*)::int as count from (
       select id, string_agg(to_state, ' ' order by version) as path from events
       where machine = 'order' and from_state is distinct from to_state group by id) told
     group by path`,
  );
  return new Map(rows.map(({ path, count }) => [path, count]));
};

describe('variants', () => {
  test('variants are the paths through the states in the log, most frequent first', async () => {
    const { variants, cases: all, ways: transitions, over } = await variantsOf(...(await asking()));
    expect(new Map(variants.map(({ path, count }) => [path.join(' '), count]))).toEqual(await pathsInLog());
    expect(variants.map(({ count }) => count)).toEqual(variants.map(({ count }) => count).toSorted((a, b) => b - a));
    expect([all, transitions, over]).toEqual([7, variants.length, 1]);
  });

  test('variants take from the first event to the one that ends them; of those still open nothing is said', async () => {
    const { variants } = await variantsOf(...(await asking()));
    const { rows } = await store.pool.query<{ took: number }>(
      `select extract(epoch from max(occurred_at::timestamptz) filter (where to_state = 'cancelled')
         - min(occurred_at::timestamptz))::float8 * 1000 as took
       from events where machine = 'order' and id = (select id from events where type = 'order.cancelled')`,
    );
    expect(variants.filter(({ over }) => over > 0)).toMatchObject([{ count: 1, over: 1, median: rows[0]?.took }]);
    expect(variants.filter(({ over }) => over === 0).every(({ median }) => median === null)).toBe(true);
  });

  test('variants lead to as many cases as each counts', async () => {
    const { variants } = await variantsOf(...(await asking()));
    for (const { variant, count } of variants) {
      const { records, total } = await cases({ variant });
      expect([total, records.length]).toEqual([count, Math.min(count, FIRST.pageSize)]);
    }
    expect((await cases({ variant: 'none' })).total).toBe(0);
  });

  test('variants are of the records in which something matched the filter', async () => {
    expect((await variantsOf(...(await asking({ role: 'courier' })))).cases).toBe(5);
    expect((await variantsOf(...(await asking({ branch: 'YGN' })))).cases).toBe(7);
    expect(await variantsOf(...(await asking({ to: '2020-01-01' })))).toEqual({
      cases: 0,
      over: 0,
      ways: 0,
      variants: [],
    });
    expect((await variantsOf(...(await asking({}, 'manager.mandalay')))).cases).toBe(0);
    expect((await cases({}, {}, 'manager.mandalay')).total).toBe(0);
  });
});

describe('between states', () => {
  test('every move of the log between states is counted, with how long it took', async () => {
    const pairs = await pairsOf(...(await asking()));
    const { rows } = await store.pool.query<{ from: string; to: string; count: number }>(
      `select from_state as "from", to_state as "to", count(*)::int as count from events
       where machine = 'order' and from_state <> to_state group by 1, 2 order by 3 desc, 1, 2`,
    );
    expect(pairs.map(({ from, to, count }) => ({ from, to, count }))).toEqual(rows);
    expect(pairs.every(({ median, p90 }) => median !== null && p90 !== null && median <= p90)).toBe(true);
  });
});

describe('waiting', () => {
  test('waiting is counted where each open aggregate is, as its row says', async () => {
    const waiting = await waitingOf(...(await asking()));
    const { rows } = await store.pool.query<{ state: string; branch: string; now: number }>(
      `select state, coalesce(row ->> 'currentBranch', 'YGN') as branch, count(*)::int as now from row_order where state <> 'cancelled' group by 1, 2`,
    );
    expect((await cases({ at: '-', open: true })).total).toBe(0);
    const now = waiting
      .filter((one) => one.now > 0)
      .map(({ state, branch: at, now: count }) => `${state} ${at} ${count}`);
    expect(now.toSorted()).toEqual(
      rows.map(({ state, branch: at, now: count }) => `${state} ${at} ${count}`).toSorted(),
    );
    for (const { state, branch: at, now: count, oldest } of waiting.filter((one) => one.now > 0)) {
      const { records, total } = await cases({ state, at: at ?? '-', open: true });
      expect([total, records[0]?.since]).toEqual([count, oldest]);
      expect(records.map(({ since }) => since)).toEqual(records.map(({ since }) => since).toSorted());
    }
  });

  test('waiting covers the past too: how many left a state, in any branch', async () => {
    const waiting = await waitingOf(...(await asking()));
    const moves = (await pairsOf(...(await asking()))).reduce((sum, { count }) => sum + count, 0);
    expect(waiting.reduce((sum, { left }) => sum + left, 0)).toBe(moves);
  });
});

describe('routes', () => {
  test('routes are those of the orders, each once', async () => {
    const routes = (await routesOf(...(await asking()))) ?? [];
    expect(routes.map(({ from, to, count, over }) => [from, to, count, over])).toEqual([
      ['YGN', 'MDY', 5, 1],
      ['YGN', 'YGN', 2, 0],
    ]);
    expect((await cases({ origin: 'YGN', destination: 'MDY' })).total).toBe(5);
  });

  test('aggregates that go nowhere have no routes', async () => {
    expect(await routesOf(store.pool, await store.person('auditor'), branch, {})).toBeNull();
    expect((await waitingOf(store.pool, await store.person('auditor'), branch, {})).length).toBeGreaterThan(0);
  });
});
