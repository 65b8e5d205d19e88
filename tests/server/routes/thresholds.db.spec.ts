import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countThresholds } from '#server/jobs/thresholds.ts';
import { columnsOf } from '#server/store/selection/columns.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, NOW, type Store } from '../../support/world.ts';

const REPORTS = '/pickupReport/dataReport';
const CREATED = {
  machine: 'order',
  measure: 'orders',
  as: 'count',
  filters: [],
  period: { field: 'createdAt', name: 'today' },
};

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  // Only the test counts.
  await server.ask('POST', '/api/jobs/thresholds', { as: 'operations', body: { paused: true } });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const keepView = async (as: string, name: string, shared = false): Promise<string> => {
  const id = crypto.randomUUID();
  const kept = await server.ask('PUT', `/api/listViews/${id}`, {
    as,
    body: { list: REPORTS, name, search: '', shared },
  });
  expect(kept.status).toBe(204);
  return id;
};
const keep = (as: string, view: string, threshold: object = {}) =>
  server.ask<{ refusals?: { rule: string }[] }>('PUT', `/api/reportThresholds/${view}`, {
    as,
    body: { figure: CREATED, comparison: 'above', bound: 1, ...threshold },
  });
const count = async () =>
  countThresholds(
    {
      pool: store.pool,
      columns: await columnsOf(store.pool),
      proposer: store.proposer,
      people: () => server.app.auth.people,
    },
    { now: NOW.toISOString(), run: 1, askedBy: null, signal: new AbortController().signal },
  );
const notices = async (as: string): Promise<string[]> => {
  const { rows } = await store.pool.query<{ value: string }>(
    "select row ->> 'value' as value from row_notice where addressee = $1 and row ->> 'title' like $2 order by id",
    [await store.staffId(as), 'Orders%'],
  );
  return rows.map(({ value }) => value);
};
const make = async (as: string) => newOrder(store, await store.person(as));

describe('a threshold of a saved report', () => {
  test('a threshold of a saved report sends one notice when its figure crosses the bound, and another only after coming back', async () => {
    const view = await keepView('manager.yangon', 'Orders today');
    expect((await keep('manager.yangon', view)).status).toBe(204);
    expect(await count()).toEqual({ figures: 1, notices: 0 });
    await make('clerk.yangon');
    await make('clerk.yangon');
    expect(await count()).toEqual({ figures: 1, notices: 1 });
    await make('clerk.yangon');
    expect(await count()).toEqual({ figures: 1, notices: 0 });
    const [told, ...others] = await notices('manager.yangon');
    expect(others).toEqual([]);
    expect(told).toContain('The report “Orders today” is above its bound of 1: 2.');
    expect(told).toContain('报表“Orders today”已高于界限 1：2。');
    const { body } = await server.get<{ thresholds: object[] }>('/api/reportThresholds', 'manager.yangon');
    expect(body.thresholds).toMatchObject([{ view, comparison: 'above', bound: 1, value: 3 }]);
    expect((await keep('manager.yangon', view, { bound: 100 })).status).toBe(204);
    expect(await count()).toEqual({ figures: 1, notices: 0 });
    expect((await keep('manager.yangon', view, { comparison: 'below', bound: 100 })).status).toBe(204);
    expect(await count()).toEqual({ figures: 1, notices: 1 });
    expect((await server.ask('DELETE', `/api/reportThresholds/${view}`, { as: 'manager.yangon' })).status).toBe(204);
    expect((await server.ask('DELETE', `/api/reportThresholds/${view}`, { as: 'manager.yangon' })).status).toBe(404);
    expect(await count()).toEqual({ figures: 0, notices: 0 });
  });

  test('a threshold of a saved report sends its notice once, though two processes count at the same time', async () => {
    const view = await keepView('support', 'Orders of all');
    expect((await keep('support', view, { bound: 0 })).status).toBe(204);
    await Promise.all([count(), count(), count()]);
    expect(await notices('support')).toHaveLength(1);
    await server.ask('DELETE', `/api/reportThresholds/${view}`, { as: 'support' });
  });

  test('a threshold of a saved report counts within the scope of its owner, whose report it may be no longer', async () => {
    const shared = await keepView('manager.yangon', 'Orders shared', true);
    expect((await keep('clerk.mandalay', shared)).status).toBe(404);
    expect((await keep('clerk.yangon', shared, { bound: 0 })).status).toBe(204);
    await server.ask('PUT', `/api/listViews/${shared}`, {
      as: 'manager.yangon',
      body: { list: REPORTS, name: 'Orders hidden', search: '', shared: false },
    });
    expect(await count()).toEqual({ figures: 0, notices: 0 });
    const own = await keepView('sorter.muse', 'Orders of Muse');
    expect((await keep('sorter.muse', own, { bound: 0 })).status).toBe(204);
    expect(await count()).toEqual({ figures: 1, notices: 0 });
    const { body } = await server.get<{ thresholds: object[] }>('/api/reportThresholds', 'sorter.muse');
    expect(body.thresholds).toMatchObject([{ view: own, value: 0 }]);
  });

  test('a threshold of a saved report is refused for what cannot be counted or may not be read', async () => {
    const view = await keepView('manager.yangon', 'Orders again');
    const rules = async (figure: object) => {
      const { status, body } = await keep('manager.yangon', view, { figure: { ...CREATED, ...figure } });
      return [status, ...(body.refusals ?? []).map(({ rule }) => rule)];
    };
    expect(await rules({ measure: 'nothing' })).toEqual([400, expect.any(String)]);
    expect(await rules({ filters: [{ field: 'nowhere', op: 'eq', value: 1 }] })).toEqual([400, expect.any(String)]);
    expect((await rules({ machine: 'staff' }))[0]).toBe(400);
    expect((await rules({ machine: 'nothing' }))[0]).toBe(404);
    expect(
      (await keep('courier.yangon', view, { figure: { ...CREATED, machine: 'payable', period: null } })).status,
    ).toBe(403);
    expect((await keep('manager.yangon', view, { bound: 'many' })).status).toBe(400);
    const { body } = await server.get<{ thresholds: object[] }>('/api/reportThresholds', 'manager.yangon');
    expect(body.thresholds).toEqual([]);
  });
});
