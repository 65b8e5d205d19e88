import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const LIST = '/companyOrder/orderList';

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

const ask = async (as: string, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: await server.tokenOf(as), 'pc-language': 'en' };
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<Record<string, unknown>>() };
};
const viewsOf = async (as: string, list = LIST) =>
  (await ask(as, 'GET', `/api/listViews?list=${encodeURIComponent(list)}`)).body['views'] as Record<string, unknown>[];
const keep = (as: string, id: string, view: object = {}) =>
  ask(as, 'PUT', `/api/listViews/${id}`, {
    list: LIST,
    name: `View ${id.slice(0, 8)}`,
    search: 'state=signed',
    ...view,
  });
const rulesOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  ...((body['refusals'] ?? []) as { rule?: string }[]).map(({ rule }) => rule),
];

describe('a view of a list', () => {
  test('a view of a list shares no value of a personal field: only its owner looks for a phone', async () => {
    const id = crypto.randomUUID();
    const search = 'state=signed&receiverPhone=09250111222&columns=receiverPhone&sort=-due';
    expect((await keep('manager.yangon', id, { search, shared: true })).status).toBe(204);
    expect(await viewsOf('manager.yangon')).toMatchObject([{ id, search }]);
    const found = (await viewsOf('clerk.yangon')).find((view) => view['id'] === id);
    expect(found).toMatchObject({ search: 'state=signed&columns=receiverPhone&sort=-due' });
    await ask('manager.yangon', 'DELETE', `/api/listViews/${id}`);
  });

  test('a view of a list is kept, changed and deleted by its owner, and comes back under its id', async () => {
    const id = crypto.randomUUID();
    expect((await keep('clerk.yangon', id, { name: '  Due today  ' })).status).toBe(204);
    const [view] = await viewsOf('clerk.yangon');
    expect(view).toEqual({
      id,
      name: 'Due today',
      search: 'state=signed',
      shared: false,
      mine: true,
      ownerName: expect.any(String),
      isDefault: false,
      isPinned: false,
    });
    expect((await keep('clerk.yangon', id, { name: 'Due', search: 'sort=-due&size=50' })).status).toBe(204);
    expect(await viewsOf('clerk.yangon')).toMatchObject([{ id, name: 'Due', search: 'sort=-due&size=50' }]);
    expect(await viewsOf('clerk.yangon', '/finance/bills')).toEqual([]);
    expect((await ask('clerk.yangon', 'DELETE', `/api/listViews/${id}`)).status).toBe(204);
    expect((await ask('clerk.yangon', 'DELETE', `/api/listViews/${id}`)).status).toBe(404);
    expect(await viewsOf('clerk.yangon')).toEqual([]);
    expect((await keep('clerk.yangon', id, { name: 'Due' })).status).toBe(204);
    expect(await viewsOf('clerk.yangon')).toMatchObject([{ id, name: 'Due' }]);
    await ask('clerk.yangon', 'DELETE', `/api/listViews/${id}`);
  });

  test('a view of a list is seen by the own branch only when it is shared, and by no other branch', async () => {
    const [own, shared] = [crypto.randomUUID(), crypto.randomUUID()];
    await keep('clerk.yangon', own, { name: 'Mine' });
    await keep('clerk.yangon', shared, { name: 'Ours', shared: true });
    const seen = async (as: string) => (await viewsOf(as)).map(({ id, mine }) => [id, mine]);
    expect(await seen('clerk.yangon')).toEqual([
      [own, true],
      [shared, true],
    ]);
    expect(await seen('manager.yangon')).toEqual([[shared, false]]);
    expect(await seen('clerk.mandalay')).toEqual([]);
    // A customer of Yangon is not a member of its staff.
    expect(await seen('merchant')).toEqual([]);
    await keep('clerk.yangon', shared, { name: 'Ours', shared: false });
    expect(await seen('manager.yangon')).toEqual([]);
    for (const id of [own, shared]) await ask('clerk.yangon', 'DELETE', `/api/listViews/${id}`);
  });

  test('a view of a list is changed by nobody but its owner, also where it is shared', async () => {
    const id = crypto.randomUUID();
    await keep('clerk.yangon', id, { name: 'Ours', shared: true });
    for (const other of ['manager.yangon', 'clerk.mandalay', 'admin']) {
      expect((await keep(other, id, { name: 'Theirs' })).status).toBe(404);
      expect((await ask(other, 'DELETE', `/api/listViews/${id}`)).status).toBe(404);
    }
    expect(await viewsOf('clerk.yangon')).toMatchObject([{ id, name: 'Ours', mine: true }]);
    expect((await keep('clerk.yangon', id, { list: '/finance/bills', name: 'Moved' })).status).toBe(404);
    await ask('clerk.yangon', 'DELETE', `/api/listViews/${id}`);
  });

  test('one of the views that a person sees opens the list, each person choosing by himself', async () => {
    const [own, shared] = [crypto.randomUUID(), crypto.randomUUID()];
    await keep('clerk.yangon', own, { name: 'Mine' });
    await keep('clerk.yangon', shared, { name: 'Ours', shared: true });
    const choose = async (as: string, view: string | null, list = LIST) =>
      (await ask(as, 'PUT', '/api/defaultListView', { list, view })).status;
    const defaults = async (as: string) => (await viewsOf(as)).flatMap(({ id, isDefault }) => (isDefault ? [id] : []));
    expect(await choose('clerk.yangon', own)).toBe(204);
    expect(await choose('manager.yangon', shared)).toBe(204);
    expect([await defaults('clerk.yangon'), await defaults('manager.yangon')]).toEqual([[own], [shared]]);
    expect(await choose('manager.yangon', own)).toBe(404);
    expect(await choose('clerk.mandalay', shared)).toBe(404);
    expect(await choose('clerk.yangon', own, '/finance/bills')).toBe(404);
    expect(await choose('clerk.yangon', shared)).toBe(204);
    expect(await defaults('clerk.yangon')).toEqual([shared]);
    expect(await choose('clerk.yangon', null)).toBe(204);
    expect(await defaults('clerk.yangon')).toEqual([]);
    for (const id of [own, shared]) await ask('clerk.yangon', 'DELETE', `/api/listViews/${id}`);
    expect(await defaults('manager.yangon')).toEqual([]);
  });

  test('a view of a list is refused with its reason: a name taken or too short, too many, what is no address', async () => {
    const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
    for (const [index, id] of ids.entries())
      expect((await keep('clerk.mandalay', id, { name: `View ${index}` })).status).toBe(204);
    expect(rulesOf(await keep('clerk.mandalay', crypto.randomUUID(), { name: 'One more' }))).toEqual([
      400,
      'viewsTooMany',
    ]);
    expect((await keep('clerk.mandalay', ids[0] ?? '', { name: 'Renamed' })).status).toBe(204);
    expect(rulesOf(await keep('clerk.mandalay', ids[1] ?? '', { name: 'RENAMED' }))).toEqual([400, 'viewNameTaken']);
    expect((await keep('clerk.yangon', crypto.randomUUID(), { name: 'Renamed' })).status).toBe(204);
    for (const wrong of [
      { name: 'x' },
      { name: ' '.repeat(5) },
      { name: 'a'.repeat(41) },
      { list: 'orders' },
      { search: 'a b' },
      { search: 'a'.repeat(20_001) },
    ])
      expect((await keep('clerk.yangon', crypto.randomUUID(), wrong)).status).toBe(400);
    expect((await keep('clerk.yangon', 'no-uuid')).status).toBe(400);
    expect(rulesOf(await keep('merchant', crypto.randomUUID(), { shared: true }))).toEqual([400, 'viewNeedsBranch']);
    expect((await keep('merchant', crypto.randomUUID())).status).toBe(204);
  });

  test('a view of a list is pinned to Home by whoever sees it, and the pin goes with the view', async () => {
    const REPORTS = '/pickupReport/dataReport';
    const [own, shared] = [crypto.randomUUID(), crypto.randomUUID()];
    await keep('clerk.yangon', own, { list: REPORTS, name: 'Mine' });
    await keep('manager.yangon', shared, { list: REPORTS, name: 'Ours', shared: true });
    const pin = (as: string, view: string, isPinned = true) =>
      ask(as, 'PUT', '/api/pinnedListView', { view, isPinned });
    const pinned = async (as: string) =>
      (await viewsOf(as, REPORTS)).filter(({ isPinned }) => isPinned === true).map(({ id }) => id);
    expect((await pin('clerk.yangon', own)).status).toBe(204);
    expect((await pin('clerk.yangon', shared)).status).toBe(204);
    expect((await pin('clerk.yangon', shared)).status).toBe(204);
    expect(await pinned('clerk.yangon')).toEqual([own, shared]);
    expect(await pinned('manager.yangon')).toEqual([]);
    expect((await pin('manager.yangon', own)).status).toBe(404);
    expect((await pin('clerk.mandalay', shared)).status).toBe(404);
    expect((await pin('clerk.yangon', own, false)).status).toBe(204);
    expect(await pinned('clerk.yangon')).toEqual([shared]);
    await ask('manager.yangon', 'DELETE', `/api/listViews/${shared}`);
    expect(await pinned('clerk.yangon')).toEqual([]);
    await ask('clerk.yangon', 'DELETE', `/api/listViews/${own}`);
  });

  test('a view of a list is pinned among twelve at most, and the refusal says so', async () => {
    const REPORTS = '/pickupReport/dataReport';
    const all = Array.from({ length: 13 }, () => crypto.randomUUID());
    for (const [place, id] of all.entries()) await keep('support', id, { list: REPORTS, name: `Report ${place}` });
    const pin = (view: string) => ask('support', 'PUT', '/api/pinnedListView', { view, isPinned: true });
    for (const id of all.slice(0, 12)) expect((await pin(id)).status).toBe(204);
    const thirteenth = await pin(all[12] ?? '');
    expect(rulesOf(thirteenth)).toEqual([400, 'pinsTooMany']);
    expect(JSON.stringify(thirteenth.body)).toContain('Home holds at most 12 reports');
    expect((await pin(all[3] ?? '')).status).toBe(204);
    expect((await ask('support', 'PUT', '/api/pinnedListView', { view: all[3], isPinned: false })).status).toBe(204);
    expect((await pin(all[12] ?? '')).status).toBe(204);
    for (const id of all) await ask('support', 'DELETE', `/api/listViews/${id}`);
  });
});
