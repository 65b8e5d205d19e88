import { afterAll, beforeAll, expect, test } from 'vitest';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import type { DirectionsRead } from '#services/scanning.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let order = '';
let bag = '';

const act = async (username: string, machine: string, id: string | null, type: string, data: object = {}) => {
  const actor = await store.person(username);
  const verdict = await store.propose(actor, { machine, ...(id !== null && { id }), event: { type, ...data } });
  if (verdict.status !== 'accepted') throw new Error(`${type}: ${JSON.stringify(verdict.refusals)}`);
  return verdict.id ?? '';
};
const ask = async (items: readonly string[], as: string | null = 'clerk.yangon') =>
  server.ask<DirectionsRead>('POST', '/api/scanning/directions', { as, body: { items } });

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const manager = await store.person('manager.yangon');
  order = await newOrder(store, manager);
  await act('manager.yangon', 'order', order, 'order.collectorAssigned', { collector: manager.id });
  await act('manager.yangon', 'order', order, 'order.collected');
  await act('clerk.yangon', 'order', order, 'order.warehoused');
  bag = await act('sorter.yangon', 'package', null, 'package.issued', { kind: 'bag', destination: 'MDY' });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

test('a parcel and a bag go where their records and the routes of the own branch lead', async () => {
  const { status, body } = await ask([order, bag]);
  expect(status).toBe(200);
  expect(body.branch).toBe('YGN');
  expect(body.routes['MDY']).toBe('MDY');
  expect(body.bags).toContainEqual({ id: bag, destination: 'MDY', reverse: null });
  expect(body.items).toEqual([
    { id: order, kind: 'order', last: 'MDY', next: 'MDY', reverse: 'none', shelf: null, held: null },
    { id: bag, kind: 'package', last: 'MDY', next: 'MDY', reverse: 'none', shelf: null, held: null },
  ]);
});

test('an open problem form holds a parcel until it is handled', async () => {
  await act('clerk.yangon', 'problemItem', null, 'problemItem.raised', {
    order,
    kind: 'damaged',
    reason: 'The box is open',
  });
  expect((await ask([order])).body.items).toMatchObject([{ held: 'problem' }]);
});

test('a sealed bag is no longer open', async () => {
  const other = await act('sorter.yangon', 'package', null, 'package.issued', { kind: 'bag', destination: 'NPT' });
  expect((await ask([])).body.bags.map(({ id }) => id)).toContain(other);
  expect((await ask([], 'clerk.mandalay')).body.bags.map(({ id }) => id)).not.toContain(other);
});

test('a foreign number and one that does not exist are left out alike', async () => {
  const foreign = await ask([order, bag], 'clerk.muse');
  const missing = await ask([waybillOf(98_765_432), bagNumberOf(9_999_999)], 'clerk.muse');
  expect(foreign.body.items).toEqual([]);
  expect(foreign.body).toEqual(missing.body);
});

test('directions are for staff at a station, at most a thousand numbers at once', async () => {
  expect((await ask([order], 'merchant')).status).toBe(403);
  expect((await ask([order], null)).status).toBe(401);
  expect((await ask(Array.from({ length: 1001 }, () => order))).status).toBe(400);
});
