import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { afterEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createPool } from '#server/database/pool.ts';
import { isDatabaseAway } from '#server/http/failures.ts';

const pools: ReturnType<typeof createPool>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));

/** Opens a pool of one connection and returns it with its socket. */
async function connected() {
  const pool = createPool(inject('maintenanceUrl'), 1);
  pools.push(pool);
  const client = await pool.connect();
  client.release();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  return { pool, client, stream };
}

it('the pool sends the statements of one turn of the event loop in one write, and answers each', async () => {
  const { client, stream } = await connected();
  const written = vi.spyOn(stream, '_writev');
  const writtenAlone = vi.spyOn(stream, '_write');
  const later = Promise.resolve().then(() => client.query('select 3 as number'));
  const answers = await Promise.all([
    client.query({ name: 'first', text: 'select $1::int as number', values: [1] }),
    client.query('select 2 as number'),
    later,
  ]);
  expect(answers.map(({ rows }) => (rows[0] as { number: number }).number)).toEqual([1, 2, 3]);
  expect([written.mock.calls.length, writtenAlone.mock.calls.length]).toEqual([1, 0]);
});

it('the pool answers what was asked right before its connection ends', async () => {
  const { pool } = await connected();
  const client = await pool.connect();
  const asked = client.query('select 4 as number');
  client.release(true);
  expect((await asked).rows).toEqual([{ number: 4 }]);
});

it('the pool fails running, waiting and new queries at once while its circuit is open, and works again afterwards', async () => {
  const { pool } = await connected();
  const client = await pool.connect();
  const running = Promise.allSettled([client.query('select pg_sleep(20)')]);
  const waiting = Promise.allSettled([pool.query('select 1'), pool.connect()]);
  pool.openCircuit();
  const late = Promise.allSettled([pool.query('select 2')]);
  const outcomes = (await Promise.all([running, waiting, late])).flat();
  expect(outcomes.map((one) => one.status === 'rejected' && isDatabaseAway(one.reason))).toEqual(Array(4).fill(true));
  client.release();
  pool.closeCircuit();
  expect((await pool.query('select 3 as number')).rows).toEqual([{ number: 3 }]);
});

const LIMITS = `select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle`;

it('the pool waits for what takes long while a server is prepared, and no longer afterwards', async () => {
  const { pool } = await connected();
  pool.options.connectionTimeoutMillis = 20;
  await pool.patiently(async () => {
    const client = await pool.connect();
    const waiting = pool.query(LIMITS);
    await client.query('select pg_sleep(0.2)');
    client.release();
    expect((await waiting).rows).toEqual([{ statement: '0', idle: '0' }]);
  });
  const client = await pool.connect();
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
  expect((await client.query(LIMITS)).rows).toEqual([{ statement: '1min', idle: '30s' }]);
  client.release();
});

it('the pool gives connections that are opened in a preparation no limits, until the preparation ends', async () => {
  const pool = createPool(inject('maintenanceUrl'), 1);
  pools.push(pool);
  await pool.patiently(async () => {
    expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '0', idle: '0' }]);
  });
  expect((await pool.query(LIMITS)).rows).toEqual([{ statement: '1min', idle: '30s' }]);
});

/** Makes a role that may open few connections, and pools of it; removes all of it with the test. */
async function fewConnections(limit: number, ...sizes: number[]): Promise<ReturnType<typeof createPool>[]> {
  const role = `few_${randomUUID().replaceAll('-', '')}`;
  const owner = createPool(inject('maintenanceUrl'), 1);
  await owner.query(`create role ${role} login connection limit ${limit}`);
  const made = sizes.map((most) => createPool(inject('maintenanceUrl').replace('user=postgres', `user=${role}`), most));
  onTestFinished(async () => {
    for (const pool of made) void pool.end();
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]);
    await owner.query(`drop role ${role}`);
    await owner.end();
  });
  return made;
}

it('the pool lets requests wait for an open connection where PostgreSQL refuses one more', async () => {
  const [others, pool] = await fewConnections(10, 3, 16);
  if (!others || !pool) throw new Error('There is no pool.');
  const limited = vi.fn();
  pool.onLimited = limited;
  for (const held of await Promise.all([1, 2, 3].map(() => others.connect()))) held.on('error', () => undefined);
  const asked = Array.from({ length: 40 }, () => pool.query('select pg_sleep(0.02)'));
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(pool.totalCount).toBeLessThanOrEqual(7);
  expect(limited).toHaveBeenCalledTimes(1);
});

it('the pool fails requests in time where PostgreSQL refuses every connection', async () => {
  const [pool] = await fewConnections(0, 4);
  if (!pool) throw new Error('There is no pool.');
  const asked = Array.from({ length: 8 }, () => pool.query('select 1'));
  const refused = (await Promise.allSettled(asked)).map(
    (one) => one.status === 'rejected' && isDatabaseAway(one.reason),
  );
  expect(refused).toEqual(Array.from({ length: 8 }, () => true));
});
