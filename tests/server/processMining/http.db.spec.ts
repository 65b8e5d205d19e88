import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const statusOf = async (address: string, as = 'auditor'): Promise<number> =>
  (await server.get(`/api/practice/${address}`, as)).status;

test.each(['auditor', 'trainer', 'operations', 'manager.yangon'])('%s may ask what was done', async (as) => {
  const { status, body } = await server.get('/api/practice/branch', as);
  expect([status, body]).toMatchObject([200, { followed: { number: expect.any(Number) }, ways: expect.any(Array) }]);
  expect(await statusOf('branch/steps?ways=:branch.registered', as)).toBe(200);
  expect(await statusOf('branch/refusals?ways=:branch.registered', as)).toBe(200);
});

test.each(['courier.yangon', 'clerk.yangon', 'finance', 'merchant'])('%s may not', async (as) => {
  for (const address of ['order', 'order/steps?ways=:order.created', 'order/refusals?ways=:order.created'])
    expect(await statusOf(address, as)).toBe(403);
});

test('nobody asks about a machine that is not there, or one that they may not look at', async () => {
  expect(await statusOf('nothing')).toBe(404);
  expect(await statusOf('violation', 'manager.yangon')).toBe(403);
});

test.each(['from=yesterday', 'version=0', 'branch=', 'nonsense=1', 'from=2026-02-02&to=2026-02-01'])(
  'a filter that cannot be is refused: %s',
  async (query) => {
    expect(await statusOf(`order?${query}`)).toBe(400);
    expect(await statusOf(`order/steps?ways=:order.created&${query}`)).toBe(400);
  },
);

test.each(['', 'order.created', `a:b'--`, Array.from({ length: 301 }, () => ':order.created').join(',')])(
  'ways that cannot be are refused',
  async (transitions) => {
    expect(await statusOf(`order/steps?ways=${encodeURIComponent(transitions)}`)).toBe(400);
    expect(await statusOf(`order/refusals?ways=${encodeURIComponent(transitions)}`)).toBe(400);
  },
);
