import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { dayFrom } from '#machines/time/periods.ts';
import { notifyOfPickups } from '#server/jobs/pickups.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

interface Results {
  readonly results: { status: string; refusals: { code: string; rule: string | null }[] }[];
}

let store: Store;
let server: Serving;
let own: string;
let foreign: string;
let unassigned: string;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  own = await newOrder(store, await store.person('merchant'), { merchant: 'GOLDEN', payType: 'ledger' });
  const manager = await store.person('manager.yangon');
  foreign = await newOrder(store, manager, { merchant: 'SHWETHAR', payType: 'ledger' });
  unassigned = await newOrder(store, manager);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const words = await loadWords('en');

const inDays = (days: number): string => dayFrom(Date.now(), days);

/** Asks for collection and returns the status, or the code and the rule of the first refusal. */
async function ask(as: string, id: string, day: string, window = 'allDay'): Promise<string> {
  const command = { ...toOrder(id, 'order.pickupDaySet', { pickupDay: day, pickupWindow: window }) };
  const commands = [{ key: crypto.randomUUID(), ...command }];
  const { body } = await server.ask<Results>('POST', '/api/commands', { as, body: { commands } });
  const [result] = body.results;
  const [refusal] = result?.refusals ?? [];
  return refusal ? `${refusal.code} ${String(refusal.rule)}` : (result?.status ?? '');
}

const rowOf = async (as: string, id: string) =>
  (await server.get<{ row: Record<string, unknown> }>(`/api/streams/order/${id}`, as)).body.row;

const queued = async (name: string): Promise<number | undefined> => {
  const { body } = await server.get<{ queues: { name: string; count: number }[] }>(
    '/api/queues?area=branch',
    'clerk.yangon',
  );
  return body.queues.find((queue) => queue.name === name)?.count;
};

describe('a day of collection', () => {
  test('a day of collection is asked for by a customer for an own order, and changed, while nobody has collected it', async () => {
    expect(await ask('merchant', own, inDays(1), 'morning')).toBe('accepted');
    expect(await rowOf('merchant', own)).toMatchObject({ pickupDay: inDays(1), pickupWindow: 'morning' });
    expect(await ask('merchant', own, inDays(1), 'morning')).toBe('rule order.pickupDayIsNew');
    expect(await ask('merchant', own, inDays(-1))).toBe('rule order.pickupDayInReach');
    expect(await ask('merchant', own, inDays(15))).toBe('rule order.pickupDayInReach');
    expect(await ask('merchant', own, inDays(14))).toBe('accepted');
  });

  test('a day of collection is refused for the order of another customer, which stays as it was', async () => {
    expect(await ask('merchant', foreign, inDays(1))).toMatch(/^scope /);
    expect(await rowOf('manager.yangon', foreign)).toMatchObject({ pickupDay: null, pickupWindow: null });
  });

  test('a day of collection is set by branch and customer service for a customer, and by nobody without the right', async () => {
    expect(await ask('clerk.yangon', foreign, inDays(2))).toBe('accepted');
    expect(await ask('support', foreign, inDays(3))).toBe('accepted');
    expect(await ask('finance', foreign, inDays(4))).toMatch(/^role /);
  });

  test('a day of collection is not asked for after the order is over', async () => {
    const cancelled = await newOrder(store, await store.person('merchant'), { merchant: 'GOLDEN', payType: 'ledger' });
    await store.propose(await store.person('merchant'), toOrder(cancelled, 'order.cancelled', { reason: 'Sold out' }));
    expect(await ask('merchant', cancelled, inDays(1))).toMatch(/^notDeclared /);
  });

  test('a day of collection queues an order without a courier on the day itself, and both kinds after it', async () => {
    const set = (day: string) =>
      store.pool.query('update row_order set row = row || $2 where id = $1', [unassigned, { pickupDay: day }]);
    await set(inDays(1));
    expect([await queued('pickupsToAssign'), await queued('pickupsMissed')]).toEqual([0, 0]);
    await set(inDays(0));
    expect([await queued('pickupsToAssign'), await queued('pickupsMissed')]).toEqual([1, 0]);
    await set(inDays(-1));
    expect([await queued('pickupsToAssign'), await queued('pickupsMissed')]).toEqual([1, 1]);
  });

  test('days of collection come in one notice of a customer and a day to each who assigns couriers in the branch', async () => {
    const now = new Date().toISOString();
    const parts = { pool: store.pool, proposer: store.proposer };
    await notifyOfPickups(parts, now);
    const { rows } = await store.pool.query<{ title: string; addressee: string; branch: string }>(
      `select notice.row ->> 'title' as title, addressee, staff.row ->> 'operateBranch' as branch from row_notice as notice
       join row_staff as staff on staff.id = notice.addressee where notice.row ->> 'title' like '%asks for collection%'`,
    );
    expect(new Set(rows.map(({ branch }) => branch))).toEqual(new Set(['YGN']));
    // The server's own run may have come before a day was changed: that day has its notice, too.
    const titlesOn = (day: string) => {
      const shown = words.day(`${day}T12:00:00Z`);
      return new Set(rows.flatMap(({ title }) => (title.includes(`on ${shown}`) ? [title] : [])));
    };
    expect([inDays(14), inDays(3)].map((day) => titlesOn(day).size)).toEqual([1, 1]);
    expect(new Set(rows.map(({ title, addressee }) => title + addressee)).size).toBe(rows.length);
    expect(await notifyOfPickups(parts, now)).toEqual({ notices: 0 });
  });
});
