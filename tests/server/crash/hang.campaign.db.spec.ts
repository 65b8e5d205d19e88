import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { auditOf } from '../../support/audit.ts';
import { faultsOf } from './books.ts';
import { end, hangPostgres, start, type Running } from './server.ts';
import { createCrashWorld, type CrashWorld } from './world.ts';
import { startWriters, type Answer, type Sent } from './writers.ts';

const WRITERS = 16;
/** Time for which PostgreSQL is stopped; `npm run crash` takes twenty seconds. */
const HANG_MS = process.env['CRASH_ROUNDS'] === undefined ? 8000 : 20_000;
const LIMIT_MS = 5000;
/** Calls that look up a session, rows, the log, or nothing. */
const READS = ['/auth/info', '/api/streams/order/none', '/api/events', '/auth/code', '/api/branch/all'];

let world: CrashWorld;
let running: Running;
const books: Sent[] = [];

beforeAll(async () => {
  world = await createCrashWorld(WRITERS);
  running = await start(world.directory);
});

afterAll(async () => {
  await end(running, 'SIGKILL');
  await world.remove();
});

interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: string | null;
  readonly took: number;
}

const read = async (path: string): Promise<Told> => {
  const began = performance.now();
  const answer = await fetch(`${running.address}${path}`, { headers: { authorization: world.tokens[0] ?? '' } });
  const { code }: { code?: unknown } = await answer.json();
  return {
    status: answer.status,
    code,
    retryAfter: answer.headers.get('retry-after'),
    took: performance.now() - began,
  };
};

describe('X7: a PostgreSQL that hangs', () => {
  test('a PostgreSQL that hangs is answered for by 503 within five seconds, and work goes on by itself', async () => {
    let answers: (Answer | null)[] = [];
    const writers = startWriters(world.tokens, { address: running.address }, SEED, (answer) => answers.push(answer));
    while (writers.acknowledged() < 100) await pause(10);
    const resume = hangPostgres(world.directory);
    const told: Told[] = [];
    const health: Told[] = [];
    try {
      answers = [];
      const until = performance.now() + HANG_MS;
      while (performance.now() < until) {
        const reading = Promise.all(READS.map(read));
        health.push(await read('/api/health'));
        told.push(...(await reading));
        await pause(200);
      }
    } finally {
      resume();
    }
    const during = answers;
    answers = [];
    const continued = performance.now();
    const before = writers.acknowledged();
    while (writers.acknowledged() < before + WRITERS) await pause(5);
    const healed = performance.now() - continued;
    while ((await read('/api/health')).status !== 200) await pause(50);
    await pause(1500);
    writers.stop();
    books.push(...(await writers.done).flat());

    const slowest = Math.max(...told.map(({ took }) => took), ...during.map((answer) => answer?.took ?? Infinity));
    const healthAt = Math.max(...health.map(({ took }) => took));
    console.log(
      `hung ${HANG_MS} ms: slowest answer ${slowest.toFixed()} ms, health ${healthAt.toFixed()} ms, work again after ${healed.toFixed()} ms`,
    );
    expect(slowest).toBeLessThan(LIMIT_MS);
    expect(new Set(told.map(({ status, code }) => `${status} ${String(code)}`))).toEqual(new Set(['503 unavailable']));
    expect(told.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true);
    const refused = during.filter((answer) => answer?.status !== 200);
    expect(refused.length).toBeGreaterThan(WRITERS);
    for (const answer of refused) expect(answer).toMatchObject({ status: 503, retryAfter: '2' });
    expect(healthAt).toBeLessThan(1000);
    expect(health.at(-1)).toMatchObject({ status: 503, code: 'databaseAway', retryAfter: '2' });
    expect(healed).toBeLessThan(LIMIT_MS);
    expect(answers.filter((answer) => ![200, 503].includes(answer?.status ?? 0))).toEqual([]);
  });

  test('a PostgreSQL that hangs loses nothing acknowledged, doubles nothing, and writes nothing in part', async () => {
    await end(running, 'SIGTERM');
    const database = await world.open();
    try {
      expect(books.length).toBeGreaterThan(100);
      expect(books.some(({ tries }) => tries > 1)).toBe(true);
      expect(await faultsOf(database.pool, books)).toEqual([]);
      expect(await auditOf(database.pool)).toEqual([]);
    } finally {
      await database.close();
    }
  });
});
