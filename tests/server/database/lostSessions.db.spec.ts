import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabasePool } from '#server/database/databasePool.ts';
import { createHeartbeat, type Heartbeat } from '#server/database/heartbeat.ts';
import { createPool } from '#server/database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { openDatabaseLine, type DatabaseLine } from '../../support/databaseLine.ts';
import { until } from '../../support/eventually.ts';
import { LOCKS_HERE } from '../../support/locksHere.ts';

const PATIENCE_MS = 400;
/** Time in which a lost connection would have been given up. */
const LONG_SECONDS = (PATIENCE_MS * 5) / 1000;
const AWAY = /Connection terminated|does not answer/;
const LOCK = 'select pg_advisory_xact_lock(1)';

let database: TestDatabase;
let line: DatabaseLine;
let pool: DatabasePool;
let heartbeat: Heartbeat;
let said: string[];
/** Connections that a test holds. */
let held: Set<PoolClient>;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  line = await openDatabaseLine(database.url);
  pool = createPool(line.url);
  said = [];
  held = new Set();
  const onSilence = ({ message }: Error): void => void said.push(message);
  heartbeat = createHeartbeat({ pool, url: line.url, onSilence, patienceMs: PATIENCE_MS });
  await heartbeat.start();
});
afterEach(async () => {
  await heartbeat.stop();
  await line.close();
  // Those of a test that failed: the pool waits for them.
  for (const client of held) client.release(true);
  await pool.end();
});
afterAll(() => database.drop());

const connect = async (): Promise<PoolClient> => {
  const client = await pool.connect();
  held.add(client);
  return client;
};

const release = (client: PoolClient, isBroken = false): void => {
  held.delete(client);
  client.release(isBroken);
};

const locks = async (): Promise<unknown> => {
  const { rows } = await database.pool.query(`select pid from ${LOCKS_HERE} where locktype = 'advisory' and objid = 1`);
  return rows.length;
};

describe('a connection that the line forgot', () => {
  it.each([
    ['alone', (name: string) => name === 'shweli', /carries nothing more/],
    ['with the one that asks whether PostgreSQL answers', () => true, /has not answered/],
  ])(
    'a connection that the line forgot, %s, is given up, and what it held in PostgreSQL is free',
    async (_, isForgotten, trouble) => {
      const client = await connect();
      await client.query(`begin; ${LOCK}`);
      expect(await locks()).toBe(1);
      line.forget(isForgotten);
      await expect(client.query('select 1')).rejects.toThrow(AWAY);
      release(client, true);
      await until(async () => (await locks()) === 0);
      await until(() => !pool.isCircuitOpen);
      const { rows } = await pool.query('select 1 as one');
      expect([rows, said]).toEqual([[{ one: 1 }], [expect.stringMatching(trouble)]]);
    },
  );

  it('a connection whose statement is long, or that waits for a lock, is not taken for one that the line forgot', async () => {
    const [holder, waiter] = await Promise.all([connect(), connect()]);
    await holder.query(`begin; ${LOCK}`);
    const waited = waiter.query(`begin; ${LOCK}`);
    await pool.query('select pg_sleep($1)', [LONG_SECONDS]);
    await holder.query('commit');
    await waited;
    await waiter.query('commit');
    for (const client of [holder, waiter]) release(client);
    expect(said).toEqual([]);
  });

  it('a connection that the line forgot behind a pooler is left alone, because its session may be another’s by now', async () => {
    // A pooler tells a process number of its own.
    pool.on('connect', (client) => Object.assign(client, { processID: 1 }));
    const client = await connect();
    await client.query(`begin; ${LOCK}`);
    line.forget((name) => name === 'shweli');
    const outcome = vi.fn<(error: unknown) => void>();
    client.query('select 1').catch(outcome);
    await database.pool.query('select pg_sleep($1)', [LONG_SECONDS]);
    expect([outcome.mock.calls, await locks()]).toEqual([[], 1]);
    line.reset();
    await until(() => outcome.mock.calls.length === 1);
    release(client, true);
  });
});
