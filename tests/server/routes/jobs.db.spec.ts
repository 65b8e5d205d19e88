import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrder } from '../../support/orders.ts';
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

interface Job {
  readonly name: string;
  readonly about: string;
  readonly paused: boolean;
  readonly nextRun: string;
  readonly lastRun: string | null;
  readonly lastResult: Readonly<Record<string, number>> | null;
  readonly overdue: boolean;
  readonly pauses: readonly { readonly paused: boolean; readonly byName: string }[];
  readonly runs: readonly { readonly outcome: string | null; readonly askedBy: string | null }[];
}
const jobs = async (as = 'admin') => (await server.get<{ jobs: Job[] }>('/api/jobs', as)).body.jobs;
/** The jobs of the schedule; deadlines are raised all the time. */
const scheduled = async () => (await jobs()).filter(({ name }) => name !== 'deadlines');
const bills = async () => (await jobs()).find(({ name }) => name === 'bills');

describe('the jobs', () => {
  test('the jobs are listed with what they do, when they are due, and what came of the last run', async () => {
    const atOnce = [
      'bills',
      'deadSessions',
      'exportFiles',
      'pickups',
      'scheduledReports',
      'thresholds',
      'unusedUploads',
      'webhookDeliveries',
    ];
    const ran = async () => (await scheduled()).filter(({ lastRun }) => lastRun !== null).map(({ name }) => name);
    await expect.poll(ran).toEqual(atOnce);
    expect((await scheduled()).map(({ name }) => name)).toEqual(['audit', ...atOnce]);
    expect(await bills()).toMatchObject({
      about: 'Bills of the day before, for each customer, at 00:00 Myanmar time',
      paused: false,
      lastResult: { bills: 0, already: 0, refused: 0 },
      runs: [{ outcome: 'done', askedBy: null }],
    });
    expect((await bills())?.nextRun).toMatch(/T17:30:00\.000Z$/);
    const zh = await server.ask<{ jobs: Job[] }>('GET', '/api/jobs', { headers: { 'pc-language': 'zh' } });
    expect(zh.body.jobs.find(({ name }) => name === 'bills')?.about).toBe('缅甸时间每日 00:00 按客户生成前一日账单');
  });

  test('the jobs are run now by who may, and paused by who may', async () => {
    const before = (await bills())?.runs.length ?? 0;
    expect((await server.ask('POST', '/api/jobs/bills/run', { as: 'courier.yangon' })).status).toBe(403);
    expect((await server.ask('POST', '/api/jobs/bills', { as: 'finance', body: { paused: true } })).status).toBe(403);
    expect((await server.get('/api/jobs', 'courier.yangon')).status).toBe(403);
    expect((await server.ask('POST', '/api/jobs/nothing/run')).status).toBe(404);
    expect((await server.ask('POST', '/api/jobs/nothing', { body: { paused: true } })).status).toBe(404);
    const paused = await server.ask<Job>('POST', '/api/jobs/bills', { as: 'operations', body: { paused: true } });
    expect(paused.body).toMatchObject({ name: 'bills', paused: true });
    expect((await server.ask('POST', '/api/jobs/bills/run', { as: 'finance' })).status).toBe(200);
    await expect.poll(async () => (await bills())?.runs.length).toBe(before + 1);
    await expect.poll(async () => (await bills())?.runs[0]?.outcome).toBe('done');
    expect((await bills())?.runs[0]?.askedBy).toBe(await store.staffId('finance'));
    await server.ask('POST', '/api/jobs/bills', { body: { paused: false } });
    expect((await bills())?.paused).toBe(false);
    expect((await bills())?.pauses.map((pause) => pause.paused)).toEqual([false, true]);
    expect((await bills())?.pauses[1]?.byName).toBe((await store.person('operations')).name);
  });

  test('the jobs are overdue when nobody began them in time, and not while they wait', async () => {
    expect((await jobs()).filter(({ overdue }) => overdue)).toEqual([]);
    await server.ask('POST', '/api/jobs/audit', { body: { paused: true } });
    const before = new Date(Date.now() - 3_600_000).toISOString();
    const { rows } = await store.pool.query<{ next_run: string }>(`select next_run from jobs where name = 'audit'`);
    await store.pool.query(`update jobs set next_run = $1 where name = 'audit'`, [before]);
    expect((await jobs()).filter(({ overdue }) => overdue).map(({ name }) => name)).toEqual(['audit']);
    await store.pool.query(`update jobs set next_run = $1 where name = 'audit'`, [rows[0]?.next_run]);
    await server.ask('POST', '/api/jobs/audit', { body: { paused: false } });
  });
});

describe('the coming deadlines', () => {
  interface Listed {
    readonly records: readonly Readonly<Record<string, string>>[];
    readonly total: number;
  }
  const list = (query = '', as = 'admin') => server.get<Listed>(`/api/deadlines${query}`, as);

  // Orders of this store are due before they are set ahead: the server would raise them in between.
  const pause = (paused: boolean) => server.ask('POST', '/api/jobs/deadlines', { body: { paused } });
  beforeAll(() => pause(true));
  afterAll(() => pause(false));

  test('the coming deadlines are those of the aggregates one reaches, soonest first, page by page', async () => {
    const at = new Date(Date.now() + 3_600_000);
    const later = (count: number) => new Date(at.getTime() + count * 60_000).toISOString();
    const own = await newOrder(store, await store.person('clerk.yangon'));
    const other = await newOrder(store, await store.person('clerk.lashio'), {
      originBranch: 'LSH',
      destinationBranch: 'MUS',
      receiver: { name: 'U Tin', phone: '09250333444', city: 'MMR015D002', address: '7 Palace Street' },
    });
    await store.pool.query(`update deadlines set due_at = $2 where id = $1`, [own, later(2)]);
    await store.pool.query(`update deadlines set due_at = $2 where id = $1`, [other, later(1)]);
    const orders = async (query: string, as?: string) =>
      (await list(`?machine=order${query}`, as)).body.records.map(({ id, dueAt }) => [id, dueAt]);
    expect(await orders('')).toEqual([
      [other, later(1)],
      [own, later(2)],
    ]);
    expect(await orders('&pageSize=1&pageNum=2')).toEqual([[own, later(2)]]);
    expect(await orders('', 'clerk.yangon')).toEqual([[own, later(2)]]);
    expect(await orders('', 'clerk.lashio')).toEqual([[other, later(1)]]);
    expect((await list('?machine=order', 'clerk.yangon')).body).toMatchObject({
      total: 1,
      records: [{ machine: 'order', state: 'pendingAcceptance', event: 'order.acceptTimedOut' }],
    });
    expect((await list('?machine=branch')).body).toEqual({ records: [], total: 0 });
    expect((await list('?pageSize=0')).status).toBe(400);
  });

  test('the coming deadlines of an aggregate are not for who may not look at the aggregate', async () => {
    expect((await list('?machine=exportTask', 'merchant')).body.total).toBe(0);
    expect((await list('', 'merchant')).body.records.filter(({ machine }) => machine === 'order')).toEqual([]);
    expect((await server.get('/api/deadlines', null)).status).toBe(401);
  });
});

describe('deadlines as a job', () => {
  const deadlines = async () => (await jobs()).find(({ name }) => name === 'deadlines');
  const kinds = async (as = 'admin') =>
    server.get<{ kinds: { event: string; count: number; overdue: number }[] }>('/api/deadlines/summary', as);

  test('deadlines as a job wait while they are paused, are counted as overdue, and are raised when asked for', async () => {
    await server.ask('POST', '/api/jobs/deadlines', { body: { paused: true } });
    const order = await newOrder(store, await store.person('clerk.yangon'));
    const past = new Date(Date.now() - 120_000).toISOString();
    const { rowCount } = await store.pool.query('update deadlines set due_at = $2 where id = $1', [order, past]);
    expect(rowCount).toBeGreaterThan(0);
    expect((await kinds()).body.kinds.some(({ overdue }) => overdue > 0)).toBe(true);
    expect((await server.get<{ total: number }>('/api/deadlines?overdue=true', 'admin')).body.total).toBe(rowCount);
    expect(await deadlines()).toMatchObject({ paused: true, overdue: true, nextRun: past });
    // Paused deadlines stay through several turns of the server.
    await server.ask('POST', '/api/jobs/deadlines/run', {});
    await expect.poll(async () => (await deadlines())?.runs.filter(({ askedBy }) => askedBy !== null).length).toBe(1);
    expect((await server.get<{ total: number }>('/api/deadlines?overdue=true', 'admin')).body.total).toBe(0);
    await server.ask('POST', '/api/jobs/deadlines', { body: { paused: false } });
  });

  test('deadlines as a job are summed up for those who may see the jobs', async () => {
    expect((await kinds('courier.yangon')).status).toBe(403);
    expect((await kinds('auditor')).status).toBe(200);
  });
});
