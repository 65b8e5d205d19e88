import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPool } from '#server/database/pool.ts';
import type { StandbyState } from '#server/database/standby/sentences.ts';
import { createStandby, type Standby } from '#server/database/standby/standby.ts';
import { until } from '../../support/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let other: TestDatabase;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => Promise.all([database.drop(), other.drop()]));

interface Watched {
  readonly standby: Standby;
  readonly states: StandbyState[];
  readonly from: string[];
  readonly said: string[];
}

/** Reads from the PostgreSQL of an address as if it were a standby: one that writes shows what it has written. */
async function watched(url: string): Promise<Watched> {
  const [states, from, said]: [StandbyState[], string[], string[]] = [[], [], []];
  const standby = createStandby({
    primary: database.pool,
    url,
    connections: 2,
    onRead: (where) => from.push(where),
    onChange: (state, sentence) => {
      states.push(state);
      said.push(sentence);
    },
  });
  ends.push(standby.stop);
  await standby.start();
  return { standby, states, from, said };
}

const one = (pool: pg.Pool) => pool.query<{ one: number }>('select 1 as one').then(({ rows }) => rows[0]?.one);

it('a copy that shows the same log answers reads', async () => {
  const { standby, states, from } = await watched(database.url);
  expect(states).toEqual(['serving']);
  const pools: pg.Pool[] = [];
  const answer = await standby.read((pool) => {
    pools.push(pool);
    return one(pool);
  });
  expect([answer, from, pools.includes(database.pool)]).toEqual([1, ['standby'], false]);
  expect(standby.lag().seconds).toBe(0);
});

it('what fails on the standby for its own sake is asked of the primary, and a faulty question is not', async () => {
  const { standby, from } = await watched(database.url);
  const onlyOnPrimary =
    (error: Error) =>
    async (pool: pg.Pool): Promise<string> => {
      if (pool !== database.pool) throw error;
      return 'primary';
    };
  const conflict = Object.assign(new pg.DatabaseError('conflict with recovery', 0, 'error'), { code: '40001' });
  const ended = Object.assign(new pg.DatabaseError('terminating', 0, 'error'), { code: '57P01' });
  expect(await standby.read(onlyOnPrimary(conflict))).toBe('primary');
  expect(await standby.read(onlyOnPrimary(ended))).toBe('primary');
  expect(await standby.read(onlyOnPrimary(new Error('Connection terminated unexpectedly')))).toBe('primary');
  expect(from).toEqual(['primary', 'primary', 'primary']);
  await expect(standby.read((pool) => pool.query('select 1 from nowhere'))).rejects.toThrow(/nowhere/);
});

it('another database of this program is no standby, however alike', async () => {
  const { standby, states, from, said } = await watched(other.url);
  expect(states).toEqual(['foreign']);
  expect(said[0]).toMatch(/no copy .*read from DATABASE_URL/);
  expect(await standby.read(one)).toBe(1);
  expect(from).toEqual(['primary']);
});

it('a database without any log is no standby', async () => {
  const { states } = await watched(database.url.replace(database.name, 'postgres'));
  expect(states).toEqual(['foreign']);
});

it('a standby that does not answer is said once, and all is read from the primary until it does', async () => {
  const gone = database.url.replace(/host=[^&]*/, 'host=%2Fnowhere');
  const { standby, states, from } = await watched(
    gone === database.url ? 'postgresql://postgres@127.0.0.1:1/shweli' : gone,
  );
  expect(await standby.read(one)).toBe(1);
  expect([states, from]).toEqual([['away'], ['primary']]);
});

it('after a promotion that the primary’s sessions have met, nothing is read before the standby is proven anew', async () => {
  const { standby, from } = await watched(database.url);
  const { pool } = database;
  const before = pool.timeline;
  pool.timeline = before + 1;
  try {
    await standby.read(one);
    expect(from).toEqual(['primary']);
  } finally {
    pool.timeline = before;
  }
  await standby.read(one);
  expect(from).toEqual(['primary', 'standby']);
});

it('a standby whose sessions are ended is read from again', async () => {
  const { standby, from } = await watched(database.url);
  await standby.read(one);
  const admin = createPool(database.url, 1);
  ends.push(() => admin.end());
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'shweli-standby'`,
  );
  expect(await standby.read(one)).toBe(1);
  await until(async () => {
    await standby.read(one);
    return from.at(-1) === 'standby';
  });
});
