import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles } from '#server/company/roles.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const WORKERS = ['courier.yangon', 'clerk.yangon', 'sorter.muse'];
const PAGE = { filters: [], sort: [], pageNum: 1, pageSize: 10 };
const FIGURES = { figures: [{ name: 'all', filters: [], sums: ['targetOrders'] }] };
/** Default roles of staff whose work is the record of a customer. */
const KEEPERS = ['operations', 'manager', 'finance', 'support', 'auditor', 'trainer'];

interface Named {
  readonly id: string;
  readonly name: string;
}

let store: Store;
let serving: Serving;

beforeAll(async () => {
  store = await createStore();
  serving = await serve(store);
});
afterAll(async () => {
  await serving.close();
  await store.close();
});

const namesFor = async (as: string, of: 'merchant' | 'role') => serving.get<Named[]>(`/api/${of}/names`, as);

test('only roles that keep or serve customers read their records', () => {
  const reading = roles.filter(
    ({ code, permissions }) => permissions.includes('merchant.read') && !code.startsWith('merchant'),
  );
  expect(reading.map(({ code }) => code).toSorted()).toEqual(KEEPERS.toSorted());
});

test.each(WORKERS)('%s sees the name of a customer, and nothing else of it', async (worker) => {
  const { status, body } = await namesFor(worker, 'merchant');
  expect(status).toBe(200);
  for (const named of body) expect(Object.keys(named).toSorted()).toEqual(['enabled', 'id', 'name']);
  const refused = await Promise.all([
    serving.ask('POST', '/api/merchant/page', { as: worker, body: PAGE }),
    serving.ask('POST', '/api/merchant/figures', { as: worker, body: FIGURES }),
    serving.get('/api/streams/merchant/GOLDEN', worker),
    serving.get('/api/streams/merchant/GOLDEN/events', worker),
    serving.get('/api/streams/merchant/GOLDEN/case', worker),
  ]);
  expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403]);
  const list = { machine: 'merchant', filters: [], sort: [], columns: ['id', 'accounts', 'contract'] };
  expect((await serving.ask('POST', '/api/logisticsOrder/download/task', { as: worker, body: list })).status).not.toBe(
    200,
  );
});

test('names of customers are those of the own branches', async () => {
  const ids = async (as: string) => (await namesFor(as, 'merchant')).body.map(({ id }) => id);
  const all = await ids('admin');
  const { rows } = await store.pool.query<{ id: string }>(
    `select id from row_merchant where branches && '{YGN}' order by id`,
  );
  expect(all).toContain('GOLDEN');
  expect(rows.length).toBeGreaterThan(0);
  expect(await ids('courier.yangon')).toEqual(rows.map(({ id }) => id));
  expect(await ids('merchant')).toEqual(['GOLDEN']);
});

test('readers of staff see what roles are called, without their permissions; customers do not', async () => {
  const { body } = await namesFor('courier.yangon', 'role');
  expect(body).toContainEqual({ id: 'clerk', name: 'Warehouse clerk', nameZh: '仓管员', enabled: true });
  for (const named of body) expect(Object.keys(named).toSorted()).toEqual(['enabled', 'id', 'name', 'nameZh']);
  expect((await serving.ask('POST', '/api/role/page', { as: 'courier.yangon', body: PAGE })).status).toBe(403);
  expect((await namesFor('merchant', 'role')).status).toBe(403);
});
