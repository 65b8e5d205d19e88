import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { order } from '#machines/order/index.ts';
import { roles } from '#server/company/roles.ts';
import { allowed } from '../../support/money.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const CUSTOMER = 'merchant';
const held = roles.find(({ code }) => code === 'merchant')?.permissions ?? [];
/** Rights that a call asks for, with the call. */
const READS: Readonly<Record<string, readonly ['GET' | 'POST', string]>> = {
  'order.read': ['POST', '/api/order/page'],
  'merchant.read': ['POST', '/api/merchant/page'],
  'exportTask.read': ['POST', '/api/exportTask/page'],
};
const PAGE = { filters: [], sort: [], pageNum: 1, pageSize: 10 };

let store: Store;
let serving: Serving;
let admin: Actor;
/** Orders of the customer: accepted, collected and warehoused. */
let own: readonly string[];
/** Events of an order that the account is not granted while it is limited in nothing. */
let never: readonly string[];

beforeAll(async () => {
  store = await createStore();
  serving = await serve(store);
  admin = await store.person('admin');
  // The account of the customer, as `auth/info` tells it.
  await store.pool.query(
    `insert into credentials (staff_id, username, username_key, password_hash, must_change, initial_until, changed_at)
     values ($1, 'merchant', 'merchant', 'x', false, null, now()) on conflict do nothing`,
    [await store.staffId(CUSTOMER)],
  );
  own = [await led(0), await led(2), await led(3)];
  never = await refusedEvents();
});
afterAll(async () => {
  await serving.close();
  await store.close();
});

/** Leads an order of the customer as far as the first steps named. */
async function led(steps: number): Promise<string> {
  const [customer, manager, courier, clerk] = await Promise.all(
    [CUSTOMER, 'manager.yangon', 'courier.yangon', 'clerk.yangon'].map((name) => store.person(name)),
  );
  if (!customer || !manager || !courier || !clerk) throw new Error('Nobody is there');
  const id = await newOrder(store, customer, { merchant: 'GOLDEN', payType: 'ledger' });
  const all = [
    [manager, 'order.collectorAssigned', { collector: courier.id }],
    [courier, 'order.collected', { piecesScanned: 1 }],
    [clerk, 'order.warehoused', {}],
  ] as const;
  for (const [actor, type, data] of all.slice(0, steps)) await allowed(store, actor, toOrder(id, type, data));
  return id;
}

const limitTo = async (permissions: readonly string[] | null): Promise<void> => {
  const event = { type: 'merchant.permissionsSet', permissions };
  const { refusals } = await store.propose(admin, { machine: 'merchant', id: 'GOLDEN', event });
  expect(refusals).toEqual([]);
  // Every process is told after the commit.
  const expected = held.filter((right) => permissions === null || permissions.includes(right)).toSorted();
  await expect.poll(async () => (await granted()).toSorted()).toEqual(expected);
};

const granted = async (): Promise<readonly string[]> =>
  (await serving.get<{ roles: string[] }>('/auth/info', CUSTOMER)).body.roles;

/** Returns the events of an order that the account is not granted, as the server refuses them on any of the own orders. */
async function refusedEvents(): Promise<string[]> {
  const types = Object.entries(order.events).flatMap(([type, { systemOnly }]) => (systemOnly ? [] : [type]));
  const refused = new Set<string>();
  for (const id of own) {
    const commands = types.map((type, index) => ({
      key: `rights-${index}-${crypto.randomUUID()}`,
      machine: 'order',
      ...(type.endsWith('reated') ? {} : { id }),
      event: { type },
    }));
    const { body } = await serving.ask<{ results: { refusals: { rule: string }[] }[] }>('POST', '/api/commands', {
      as: CUSTOMER,
      body: { commands, mode: 'each', dryRun: true },
    });
    for (const [index, type] of types.entries())
      if (body.results[index]?.refusals[0]?.rule === 'may') refused.add(type);
  }
  return [...refused];
}

/** Returns the paths of the screens in the account's menu. */
async function screens(): Promise<string> {
  return (await serving.get('/api/menus/build', CUSTOMER)).text;
}

describe('X10: the rights that a business customer is limited to', () => {
  test.each(held)(
    'without %s, the accounts of a business customer lose that right and no other, in the session that they have',
    async (right) => {
      await limitTo(held.filter((one) => one !== right));
      expect((await granted()).toSorted()).toEqual(held.filter((one) => one !== right).toSorted());
      const isEvent = Object.hasOwn(order.events, right);
      expect((await refusedEvents()).toSorted()).toEqual([...never, ...(isEvent ? [right] : [])].toSorted());
      const read = READS[right];
      if (read) expect((await serving.ask(...read, { as: CUSTOMER, body: PAGE })).status).toBe(403);
    },
  );

  test.each(held)('with %s alone, the accounts of a business customer have that right only', async (right) => {
    await limitTo([right]);
    expect(await granted()).toEqual([right]);
    for (const [other, call] of Object.entries(READS)) {
      const { status } = await serving.ask(...call, { as: CUSTOMER, body: PAGE });
      expect([other, status === 403]).toEqual([other, other !== right]);
    }
  });

  test('the limit of a business customer’s rights adds none that the roles of its accounts do not have', async () => {
    await limitTo([...held, 'order.discarded', 'staff.read', '*']);
    expect((await granted()).toSorted()).toEqual([...held].toSorted());
  });

  test('the limit of a business customer’s rights takes the screens of what is lost out of the menu', async () => {
    await limitTo(null);
    expect(await screens()).toContain('newOrder');
    await limitTo(held.filter((one) => one !== 'order.created'));
    expect(await screens()).not.toContain('newOrder');
    expect(await screens()).toContain('orderList');
    await limitTo(['merchant.read']);
    expect(await screens()).not.toContain('orderList');
  });

  test('a business customer’s limit is set by those only who hold each of the rights, and by no account of the customer', async () => {
    await limitTo(null);
    const event = { type: 'merchant.permissionsSet', permissions: ['order.discarded'] };
    for (const name of [CUSTOMER, 'support', 'clerk.yangon']) {
      const verdict = await store.propose(await store.person(name), { machine: 'merchant', id: 'GOLDEN', event });
      expect([name, verdict.status]).toEqual([name, 'refused']);
    }
  });
});

test('the main account keeps the sender addresses of its own customer, and of no other', async () => {
  await limitTo(null);
  const event = {
    type: 'merchant.commonSendersSet',
    commonSenders: [{ name: 'Shop in Bahan', phone: '09420012345', city: 'MMR013D001', address: '12 Pansodan Road' }],
  };
  const customer = await store.person(CUSTOMER);
  const kept = await store.propose(customer, { machine: 'merchant', id: 'GOLDEN', event });
  expect(kept.refusals).toEqual([]);
  const other = await store.propose(customer, { machine: 'merchant', id: 'PADAUK', event });
  expect(other.refusals).toMatchObject([{ code: 'scope' }]);
  const unreachable = { ...event, commonSenders: [{ ...event.commonSenders[0], phone: '12' }] };
  const wrong = await store.propose(customer, { machine: 'merchant', id: 'GOLDEN', event: unreachable });
  expect(wrong.status).toBe('refused');
});

test('a business customer reads no register of the company, no other customer and no foreign order', async () => {
  await limitTo(null);
  const foreign = await newOrder(store, await store.person('clerk.yangon'));
  const read = <Body>(method: 'GET' | 'POST', path: string) =>
    serving.ask<Body>(method, path, { as: CUSTOMER, ...(method === 'POST' && { body: { ...PAGE, pageSize: 100 } }) });
  const lists = ['staff', 'branch', 'tariff', 'exchangeRate', 'department', 'appUser', 'shipment'];
  for (const list of lists) expect([list, (await read('POST', `/api/${list}/page`)).status]).toEqual([list, 403]);
  expect((await read('GET', '/api/sysStaff/newRole')).status).toBe(403);
  for (const branch of ['YGN', 'MDY'])
    expect([403, 404]).toContain((await read('GET', `/api/streams/branch/${branch}`)).status);
  expect([403, 404]).toContain((await read('GET', `/api/streams/order/${foreign}`)).status);
  type Listed = { records: { id: string; merchant?: string }[] };
  const customers = await read<Listed>('POST', '/api/merchant/page');
  expect(customers.body.records.map(({ id }) => id)).toEqual(['GOLDEN']);
  const orders = await read<Listed>('POST', '/api/order/page');
  expect(orders.body.records.map(({ id }) => id).toSorted()).toEqual([...own].toSorted());
});
