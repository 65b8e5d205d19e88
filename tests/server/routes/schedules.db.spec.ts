import { read, utils } from 'xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeScheduled } from '#server/jobs/scheduledReports.ts';
import { created } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const DAY = 86_400_000;
/** The present: the deadline of a file that was requested in the past would end it. */
const TODAY = Date.now();
const REPORT = {
  machine: 'order',
  measures: [
    { measure: 'orders', as: 'count' },
    { measure: 'freight', as: 'sum' },
  ],
  dimensions: [{ dimension: 'destinationBranch' }, { dimension: 'createdAt', by: 'day' }],
  filters: [],
  on: 'createdAt',
  compare: false,
};

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  // Only the test looks for what is due.
  await server.ask('POST', '/api/jobs/scheduledReports', { as: 'operations', body: { paused: true } });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const keepView = async (as: string, name: string, shared = false): Promise<string> => {
  const id = crypto.randomUUID();
  const body = { list: '/pickupReport/dataReport', name, search: '', shared };
  expect((await server.ask('PUT', `/api/listViews/${id}`, { as, body })).status).toBe(204);
  return id;
};
const keep = (as: string, view: string, { every = 'day', ...report }: Record<string, unknown> = {}) =>
  server.ask<{ refusals?: { rule: string }[] }>('PUT', `/api/reportSchedules/${view}`, {
    as,
    body: { report: { ...REPORT, ...report }, every },
    headers: { 'pc-language': 'zh' },
  });
const drop = (as: string, view: string) => server.ask('DELETE', `/api/reportSchedules/${view}`, { as });
/** Looks for what is due some days after the orders. */
const write = (days: number) =>
  writeScheduled(
    { pool: store.pool, proposer: store.proposer, people: () => server.app.auth.people },
    {
      now: new Date(TODAY + days * DAY).toISOString(),
      run: 1,
      askedBy: null,
      signal: new AbortController().signal,
    },
  );

interface Task {
  readonly id: string;
  readonly fileName: string;
  readonly status: number;
}
const filesOf = async (as: string): Promise<readonly Task[]> =>
  (await server.ask<{ records: Task[] }>('POST', '/api/export/page', { as, body: {} })).body.records;
/** The cells of the latest file of a person, once it is written: those of the figures, and the lines beneath them. */
async function latest(as: string): Promise<{ figures: unknown[][]; notes: unknown[] }> {
  await expect.poll(async () => (await filesOf(as))[0]?.status, { timeout: 10_000 }).toBe(2);
  const [task] = await filesOf(as);
  const { rows } = await store.pool.query<{ content: Buffer }>('select content from export_files where task = $1', [
    task?.id,
  ]);
  const book = read(rows[0]?.content);
  const cells = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] as never, { header: 1 });
  const blank = cells.findIndex((row) => row.length === 0);
  return { figures: cells.slice(0, blank), notes: cells.slice(blank + 1).flat() };
}

describe('a schedule of a saved report', () => {
  test('a schedule of a saved report puts a file of each whole day into the download list, with the report’s figures', async () => {
    for (let made = 0; made < 3; made += 1)
      await store.propose(await store.person('clerk.yangon'), created(), { at: new Date(TODAY).toISOString() });
    const view = await keepView('manager.yangon', 'Orders / day');
    expect((await keep('manager.yangon', view)).status).toBe(204);
    expect(await write(1)).toEqual({ files: 1, refused: 0 });
    expect(await write(1)).toEqual({ files: 0, refused: 0 });
    const { figures, notes } = await latest('manager.yangon');
    const [head, ...lines] = figures;
    const { body } = await server.ask<{ groups: { total: { cells: { value: number }[] } }[] }>(
      'POST',
      '/api/order/groups',
      {
        as: 'manager.yangon',
        body: { groups: [{ name: 'all', ...REPORT, machine: 'order', on: undefined, compare: undefined }] },
      },
    );
    const [orders, freight] = body.groups[0]?.total.cells ?? [];
    expect(head?.slice(1)).toEqual(['创建时间（日）', '订单数', '运费（合计）, MMK']);
    expect(lines.at(-1)?.slice(2)).toEqual([orders?.value, (freight?.value ?? 0) / 100]);
    expect(orders?.value).toBe(3);
    expect(notes).toEqual([
      expect.stringMatching(/^创建时间.\d\d\/\d\d\/\d{4}$/),
      expect.stringMatching(/\d\d:\d\d:\d\d$/),
      expect.stringMatching(/manager\.yangon.*仰光/),
    ]);
    const [task] = await filesOf('manager.yangon');
    expect(task?.fileName).toMatch(/^Orders {3}day \d{4}-\d\d-\d\d\.xlsx$/);
    // The day after has no order, but a file.
    expect(await write(2)).toEqual({ files: 1, refused: 0 });
    expect((await latest('manager.yangon')).figures).toHaveLength(2);
    expect((await drop('manager.yangon', view)).status).toBe(204);
    expect((await drop('manager.yangon', view)).status).toBe(404);
    expect(await write(3)).toEqual({ files: 0, refused: 0 });
  });

  test('a schedule of a saved report has one file for a span, though two processes look at the same time', async () => {
    const view = await keepView('support', 'Orders of the month');
    expect((await keep('support', view, { every: 'month', dimensions: [] })).status).toBe(204);
    await Promise.all([write(40), write(40), write(40)]);
    expect(await filesOf('support')).toHaveLength(1);
    const { body } = await server.get<{ schedules: object[] }>('/api/reportSchedules', 'support');
    expect(body.schedules).toMatchObject([
      { view, every: 'month', writtenTo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    await drop('support', view);
  });

  test('a schedule of a saved report writes what its owner reaches, and nothing of a report that is shared no more', async () => {
    const own = await keepView('manager.mandalay', 'Orders here');
    expect((await keep('manager.mandalay', own)).status).toBe(204);
    await write(1);
    const total = (await latest('manager.mandalay')).figures.at(-1)?.[2] ?? 0;
    const { rows } = await store.pool.query<{ count: number }>(
      `select count(*)::int as count from row_order where branches && '{MDY}'`,
    );
    expect(total).toBe(rows[0]?.count);
    await drop('manager.mandalay', own);
    const shared = await keepView('manager.yangon', 'Orders shared', true);
    expect((await keep('manager.mandalay', shared)).status).toBe(404);
    expect((await keep('manager.yangon', shared)).status).toBe(204);
    await store.pool.query(`update report_schedules set owner = $1 where view = $2`, [
      await store.staffId('support'),
      shared,
    ]);
    await server.ask('PUT', `/api/listViews/${shared}`, {
      as: 'manager.yangon',
      body: { list: '/pickupReport/dataReport', name: 'Orders shared', search: '', shared: false },
    });
    expect(await write(1)).toEqual({ files: 0, refused: 1 });
    await store.pool.query('delete from report_schedules');
  });

  test('a schedule of a saved report is refused for what cannot be made, or may not be read', async () => {
    const view = await keepView('manager.yangon', 'Orders again');
    const refused = async (as: string, report: Record<string, unknown>) => {
      const { status, body } = await keep(as, view, report);
      return [status, ...(body.refusals ?? []).map(({ rule }) => rule)];
    };
    expect(await refused('manager.yangon', { measures: [{ measure: 'nothing', as: 'count' }] })).toEqual([
      400,
      'unknownMeasure',
    ]);
    expect(await refused('manager.yangon', { dimensions: [{ dimension: 'senderPhone' }] })).toEqual([
      400,
      'unknownDimension',
    ]);
    expect(await refused('manager.yangon', { on: 'nowhere' })).toEqual([400, 'unknownField']);
    expect((await refused('manager.yangon', { every: 'hour' }))[0]).toBe(400);
    expect((await refused('manager.yangon', { machine: 'nothing' }))[0]).toBe(404);
    expect((await refused('sorter.muse', {}))[0]).toBe(403);
    const { body } = await server.get<{ schedules: object[] }>('/api/reportSchedules', 'manager.yangon');
    expect(body.schedules).toEqual([]);
  });
});
