import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import type { ProcessMiningFilter } from '#calls/processMining.ts';
import { followNext } from '#server/instruments/processMining/follow.ts';
import type { TransitionName } from '#machines/catalogue/transitionNames.ts';
import { refusedAttempts, stepsTaken } from '#server/instruments/processMining/lists.ts';
import {
  followedTo,
  refusedTransitions,
  takenTransitions,
  type TakenTransition,
} from '#server/instruments/processMining/transitions.ts';
import { rebuilt } from '../../support/rebuilt.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { followAll } from '../../support/processMining.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openWarehouse, type Warehouse } from '../storage/warehouse.ts';

let store: Store;
let house: Warehouse;

const read = async (filter: ProcessMiningFilter = {}, as = 'auditor') => {
  const actor = await store.person(as);
  return {
    followed: await followedTo(store.pool),
    ways: await takenTransitions(store.pool, actor, 'order', filter),
    refused: await refusedTransitions(store.pool, actor, order, filter),
  };
};

const FIRST = { pageNum: 1, pageSize: 2 };
const stepsOf = async (transitions: readonly TransitionName[], filter: ProcessMiningFilter = {}, as = 'auditor') =>
  stepsTaken(store.pool, await store.person(as), 'order', filter, transitions, FIRST);
const attemptsOf = async (transitions: readonly TransitionName[], as = 'auditor') =>
  refusedAttempts(store.pool, await store.person(as), order, {}, transitions, FIRST);

/** Returns the counts of the main region from the log alone, without stored results. */
const counted = async (where = 'true'): Promise<readonly Omit<TakenTransition, 'region'>[]> => {
  const { rows } = await store.pool.query<Omit<TakenTransition, 'region'>>(
    `select from_state as "from", type as event, count(*)::int as count,
       percentile_disc(0.5) within group (order by waited) as median, percentile_disc(0.9) within group (order by waited) as p90
     from (
       select e.*, case when e.from_state is not null then greatest(0, extract(epoch from e.occurred_at::timestamptz -
         (select b.occurred_at::timestamptz from events b where b.machine = e.machine and b.id = e.id and b.version < e.version
            and b.from_state is distinct from b.to_state order by b.version desc limit 1)) * 1000)::float8 end as waited
       from events e where machine = 'order') told
     where ${where} group by 1, 2`,
  );
  return rows.toSorted(byName);
};

type Named = Pick<TakenTransition, 'from' | 'event'>;
const nameOf = ({ from, event }: Named): string => `${from} ${event}`;
const byName = (one: Named, two: Named): number => nameOf(one).localeCompare(nameOf(two));
const knowsInMain = ({ event }: Named): boolean =>
  (order.structure.regionsByEvent.get(event) ?? []).includes(order.structure.main);
const ofMain = ({ ways: transitions }: { readonly ways: readonly TakenTransition[] }) =>
  transitions
    .filter(({ region }) => region === order.structure.main)
    .map(({ from, event, count, median, p90 }) => ({ from, event, count, median, p90 }))
    .toSorted(byName);

beforeAll(async () => {
  store = await createStore();
  house = await openWarehouse(store);
  for (let turn = 0; turn < 3; turn += 1) await house.inStock();
  const parcel = await house.collected({ destinationBranch: 'YGN' });
  await house.act(house.clerk, 'order', parcel, 'warehoused');
  await house.act(house.clerk, 'order', parcel, 'shelved', { shelf: 'YGN-A1' });
  await house.act(house.manager, 'order', parcel, 'delivererAssigned', { deliverer: house.courier.id });
  await house.act(house.courier, 'order', parcel, 'outForDelivery');
  await house.act(house.clerk, 'order', parcel, 'warehoused', { reason: 'Nobody at home' });
  const manager = await store.person('manager.yangon');
  const fresh = await newOrder(store, manager);
  // An uncollected parcel cannot be signed for; the state has no such event.
  await store.propose(manager, toOrder(fresh, 'order.signed'), { at: minutes(500) });
  await store.propose(manager, toOrder(fresh, 'order.collected', { weightGrams: -1 }), { at: minutes(501) });
  await store.propose(await store.person('auditor'), toOrder(fresh, 'order.cancelled', { reason: 'No' }), {
    at: minutes(502),
  });
  await followAll(store.pool);
});
afterAll(() => store.close());

describe('counts of transitions', () => {
  test('transitions are counted as in the log itself, with the time spent before', async () => {
    const processMining = await read();
    const expected = (await counted()).filter(knowsInMain);
    expect(expected.length).toBeGreaterThan(5);
    expect(ofMain(processMining)).toEqual(expected);
    expect(processMining.followed.number).toBe(processMining.followed.log);
    const { rows } = await store.pool.query<{ count: number }>(
      `select count(*)::int as count from events where machine = 'order'`,
    );
    const known = expected.reduce((sum, { count }) => sum + count, 0);
    const elsewhere = (await counted())
      .filter((transition) => !knowsInMain(transition))
      .reduce((sum, { count }) => sum + count, 0);
    expect(known + elsewhere).toBe(rows[0]?.count);
  });

  test('transitions are counted in other regions too: all that the machine lets an event do there', async () => {
    const processMining = await read();
    const created = processMining.ways.filter(({ event }) => event === 'order.created');
    expect(created.every(({ from, median }) => from === null || median === null)).toBe(true);
    const moved = await store.pool.query<{ region: string; count: number }>(
      `select key as region, count(*)::int as count from events, jsonb_each_text(changes) where machine = 'order' group by 1`,
    );
    for (const { region, count } of moved.rows) {
      const told = processMining.ways
        .filter((transition) => transition.region === region)
        .reduce((sum, { count: one }) => sum + one, 0);
      expect([region, told >= count]).toEqual([region, true]);
    }
  });

  test.each([
    ['branch', { branch: 'YGN' }, `branch = 'YGN'`],
    ['role', { role: 'clerk' }, `actor -> 'roles' ? 'clerk'`],
    ['version', { version: order.version }, `machine_version = ${order.version}`],
    ['another version', { version: order.version + 1 }, 'false'],
    ['days that hold it', { from: '2020-01-01', to: '2030-01-01' }, 'true'],
    ['days before', { to: '2020-01-01' }, 'false'],
  ])('the count of transitions is narrowed by %s as the log is', async (_, filter, where) => {
    expect(ofMain(await read(filter))).toEqual((await counted(where)).filter(knowsInMain));
  });

  test('each count of transitions leads to as many events, the latest first, a page at a time', async () => {
    const { ways: transitions } = await read({ branch: 'YGN' });
    for (const { from, event, count } of transitions) {
      const { records, total } = await stepsOf([{ from, event }], { branch: 'YGN' });
      expect([from, event, total]).toEqual([from, event, count]);
      expect(records.length).toBe(Math.min(2, count));
      expect(records.every((one) => one.from === from && one.event === event && one.branch === 'YGN')).toBe(true);
    }
  });

  test('events of several transitions are listed together, as one line of the map', async () => {
    const [one, other] = (await read()).ways;
    if (!one || !other) throw new Error('Nothing was done');
    expect((await stepsOf([one, other])).total).toBe(one.count + other.count);
  });

  test('counts of transitions are seen in the own branches alone', async () => {
    const own = await read({}, 'manager.yangon');
    expect(ofMain(own)).toEqual((await counted(`branch = 'YGN'`)).filter(knowsInMain));
    expect((await read({}, 'manager.mandalay')).ways).toEqual([]);
    expect((await stepsOf([{ from: null, event: 'order.created' }], {}, 'manager.mandalay')).total).toBe(0);
    expect((await read({ branch: 'YGN' }, 'manager.mandalay')).ways).toEqual([]);
  });
});

describe('counts of refusals', () => {
  test('a refusal is counted where the aggregate was: by rule if the transition exists, else as unknown to the machine', async () => {
    const { refused } = await read();
    const of = (event: string) => refused.filter((one) => one.event === event);
    expect(of('order.signed')).toEqual([
      {
        from: 'pendingAcceptance',
        event: 'order.signed',
        declared: false,
        count: 1,
        rules: [{ rule: 'notDeclared', count: 1 }],
      },
    ]);
    expect(of('order.cancelled')).toMatchObject([{ from: 'pendingAcceptance', declared: true, count: 1 }]);
    const { rows } = await store.pool.query<{ count: number }>(
      `select count(*)::int as count from refusals where machine = 'order' and states is not null`,
    );
    expect(new Set(refused.map(({ event }) => event)).size).toBeLessThanOrEqual(rows[0]?.count ?? 0);
    for (const { from, event, count } of refused) {
      expect([event, (await attemptsOf([{ from, event }])).total]).toEqual([event, count]);
    }
  });

  test('the list of refusals names the rules and the person who tried, never the lookups of the rules', async () => {
    const { records } = await attemptsOf([{ from: 'pendingAcceptance', event: 'order.signed' }]);
    expect(records).toEqual([
      {
        position: expect.any(Number),
        life: expect.stringContaining('SL'),
        event: 'order.signed',
        rules: ['notDeclared'],
        branch: 'YGN',
        doneBy: await store.staffId('manager.yangon'),
        doneByName: expect.any(String),
        at: minutes(500),
      },
    ]);
  });

  test('the count of refusals is narrowed like what was done', async () => {
    expect((await read({ role: 'clerk' })).refused.filter(({ event }) => event === 'order.signed')).toEqual([]);
    expect((await read({ role: 'manager' })).refused.map(({ event }) => event)).toContain('order.signed');
    expect((await read({ to: '2020-01-01' })).refused).toEqual([]);
    expect((await read({}, 'manager.mandalay')).refused).toEqual([]);
  });
});

describe('kept counts', () => {
  test('the kept counts are made again from the log, and what differed is named', async () => {
    const before = await read();
    expect(await rebuilt(store.pool)).toEqual([]);
    const { rows } = await store.pool.query<{ life: string }>(
      `update steps set waited = waited + 1 where number = (select max(number) from steps where waited > 0) returning life`,
    );
    const touched = new Set(rows.map(({ life: aggregate }) => aggregate));
    expect(await rebuilt(store.pool)).toEqual(
      [...touched].map((id) => ({ machine: expect.any(String), id, fields: ['steps'] })),
    );
    expect(await read()).toEqual(before);
  });

  test('an event is counted once, however many processes follow', async () => {
    await house.inStock();
    await followAll(store.pool);
    const before = await read();
    expect(await Promise.all([followNext(store.pool), followNext(store.pool)])).toEqual([0, 0]);
    expect(await read()).toEqual(before);
  });
});
