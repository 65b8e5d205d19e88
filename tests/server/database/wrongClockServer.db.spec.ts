import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { created, toOrder } from '../../support/orders.ts';
import { until } from '../../support/eventually.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const HOUR_MS = 3_600_000;
/** Most that a busy machine needs from the record of a command to the question here. */
const FEW_SECONDS = 30;

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
});
afterAll(() => store.close());
beforeEach(() => () => server.close());
afterEach(() => vi.useRealTimers());

/** Starts a server whose machine has a clock that is wrong. */
const started = async (by: number): Promise<void> => {
  if (by !== 0) vi.setSystemTime(Date.now() + by);
  server = await serve(store);
};

const send = (command: object) =>
  server.ask<{ results: { id: string; status: string; version: number }[] }>('POST', '/api/commands', {
    body: { commands: [{ key: crypto.randomUUID(), ...command }] },
  });

const newOrder = async (): Promise<string> => {
  const { body } = await send(created());
  return body.results[0]?.id ?? '';
};

/** Seconds since an order was last changed, by PostgreSQL's clock, and until its first deadline. */
const timesOf = async (id: string): Promise<{ since: number; until: number | null }> => {
  const { rows } = await store.pool.query<{ since: number; until: number | null }>(
    `select extract(epoch from clock_timestamp() - max(recorded_at)::timestamptz)::float8 as since,
       (select extract(epoch from min(due_at)::timestamptz - clock_timestamp())::float8
          from deadlines where id = $1) as until
     from events where machine = 'order' and id = $1`,
    [id],
  );
  return rows[0] ?? { since: NaN, until: null };
};

/** Records a request that has a deadline; returns its times. */
const asked = async (): ReturnType<typeof timesOf> => {
  const id = await newOrder();
  const [label] = (await send(toOrder(id, 'order.labelPrinted', { kind: 'waybill' }))).body.results;
  const fields = { version: label?.version, ground: 'didNotOccur', reason: 'No label came out' };
  const [request] = (await send(toOrder(id, 'order.voidRequested', fields))).body.results;
  expect(request, JSON.stringify(request)).toMatchObject({ status: 'accepted' });
  return timesOf(id);
};

it('a server whose clock is an hour wrong records by the clock of PostgreSQL, deadlines too', async () => {
  await started(0);
  const right = await asked();
  expect(right.until).toBeGreaterThan(0);
  for (const by of [HOUR_MS, -HOUR_MS]) {
    await server.close();
    vi.useRealTimers();
    await started(by);
    const { since, until: left } = await asked();
    expect(Math.abs(since)).toBeLessThan(FEW_SECONDS);
    expect(Math.abs((left ?? NaN) - (right.until ?? NaN))).toBeLessThan(FEW_SECONDS);
    expect((await server.get('/api/ready', null)).status).toBe(503);
    const { headers } = await server.app.inject('/api/health');
    const present = performance.timeOrigin + performance.now();
    expect(Math.abs(Date.parse(String(headers['date'])) - present)).toBeLessThan(FEW_SECONDS * 1000);
  }
});

it('a clock that jumps while the server runs loses nothing: calls fail and are repeated until the time is known', async () => {
  await started(0);
  await newOrder();
  vi.setSystemTime(Date.now() + HOUR_MS);
  let id = '';
  await until(async () => {
    const { status, body } = await send(created());
    expect([200, 503]).toContain(status);
    id = status === 200 ? (body.results[0]?.id ?? '') : '';
    return id !== '';
  });
  expect(Math.abs((await timesOf(id)).since)).toBeLessThan(FEW_SECONDS);
});
