import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimiter, RATES } from '#server/http/limits.ts';
import { sharedBuckets } from '#server/http/sharedBuckets.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { serve, NO_LIMITS, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

describe('buckets in the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const BURST = 40;
  const PORTION = BURST / 10;
  const limiter = () =>
    createLimiter({ ...RATES, write: { burst: BURST, perSecond: 10 } }, sharedBuckets(database.pool));
  const allowed = (waits: readonly number[]): number => waits.filter((wait) => wait === 0).length;

  it('buckets in the database allow an asker at two processes together what they allow at one, and another asker as much', async () => {
    const [one, other] = [limiter(), limiter()];
    for (const asker of ['a', 'b']) {
      const waits = await Promise.all(
        Array.from({ length: 2 * BURST }, (_, index) => (index % 2 === 0 ? one : other).take('write', asker, 0)),
      );
      expect(allowed(waits)).toBe(BURST);
      expect(waits.filter((wait) => wait > 0).every((wait) => wait <= 0.1)).toBe(true);
    }
  });

  it('buckets in the database fill again with time, once for all processes', async () => {
    const [one, other] = [limiter(), limiter()];
    const takeAll = async (now: number): Promise<number> => {
      let sum = 0;
      for (const each of [one, other]) while ((await each.take('write', 'c', now)) === 0) sum += 1;
      return sum;
    };
    expect(await takeAll(0)).toBe(BURST);
    expect(await takeAll(1000)).toBe(10);
    expect(await takeAll(1000)).toBe(0);
    expect(await takeAll(60_000)).toBe(BURST);
  });

  it('buckets in the database give nothing twice where the clocks of two processes differ', async () => {
    const [ahead, behind] = [limiter(), limiter()];
    let sum = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      while ((await ahead.take('write', 'd', 2000)) === 0) sum += 1;
      while ((await behind.take('write', 'd', 0)) === 0) sum += 1;
    }
    expect(sum).toBe(BURST);
  });

  it('buckets in the database leave an asker who goes from one process to the next at most a portion short', async () => {
    const [one, other] = [limiter(), limiter()];
    expect(await one.take('write', 'e', 0)).toBe(0);
    const waits = await Promise.all(Array.from({ length: BURST }, () => other.take('write', 'e', 0)));
    expect(allowed(waits)).toBe(BURST - PORTION);
  });

  it('buckets in the database are forgotten when they are full again', async () => {
    const buckets = sharedBuckets(database.pool);
    await buckets.take('write f', RATES.write, 1, 0);
    await buckets.take('write g', RATES.write, 1, 300_000);
    await buckets.sweep(300_000);
    const { rows } = await database.pool.query('select key from rate_buckets order by key');
    expect(rows).toEqual([{ key: 'write g' }]);
  });

  it('buckets in the database still count, each process for itself, while the database is away', async () => {
    const gone = { query: () => Promise.reject(new Error('away')) };
    const alone = createLimiter({ ...RATES, read: { burst: 3, perSecond: 1 } }, sharedBuckets(gone));
    const waits = [1, 2, 3, 4].map(() => alone.take('read', 'a', 0));
    expect(await Promise.all(waits)).toEqual([0, 0, 0, 1]);
  });
});

describe('two servers on one database', () => {
  let store: Store;
  let servers: Serving[];
  beforeAll(async () => {
    store = await createStore();
    const rates = { ...NO_LIMITS, read: { burst: 10, perSecond: 0.001 } };
    servers = [await serve(store, { rates }), await serve(store, { rates })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await store.close();
  });

  it('two servers on one database answer one session together as often as one of them would, then say how long to wait', async () => {
    const [one, other] = servers;
    const authorization = await one?.tokenOf('admin');
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      for (const server of [one, other]) {
        const answer = await server?.app.inject({ url: '/api/users/sessions', headers: { authorization } });
        statuses.push(answer?.statusCode ?? 0);
      }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
  });
});
