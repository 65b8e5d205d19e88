import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts';
import { createSlots } from '#server/auth/slots.ts';
import { createWorld, PASSWORD, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await world.hire('S1', 'clerk');
});
afterAll(() => world.close());

test('two hashes at once, twenty in line; the next caller is asked to retry', async () => {
  const pepper = Buffer.alloc(32);
  const stored = await hashPassword(pepper, PASSWORD);
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => verifyPassword(pepper, stored, PASSWORD)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(22);
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ code: 'tooMany', status: 429, headers: { 'retry-after': '2' } });
  expect(await verifyPassword(pepper, stored, PASSWORD)).toBe(true);
});

test('slots run no more than their number, in order, and a failure frees its slot', async () => {
  const slots = createSlots(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(number);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (number === 1) throw new Error('failed');
  };
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => slots.run(task(number))));
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect([most, order, slots.waiting()]).toEqual([2, [0, 1, 2, 3, 4], 0]);
});

test('while the database is away every call is 503, and the server goes on', async () => {
  const lost = await createWorld();
  await lost.hire('S1', 'clerk');
  const headers = await lost.script('clerk');
  await lost.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const { pool } = lost.database;
  const query = pool.query.bind(pool);
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  Object.assign(pool, { query: () => Promise.reject(away) });
  for (const [method, url] of [
    ['POST', '/auth/login'],
    ['GET', '/auth/key'],
    ['GET', '/auth/info'],
  ] as const) {
    const body = method === 'POST' ? { username: 'clerk', password: PASSWORD } : undefined;
    const other = { authorization: `Bearer s.${'B'.repeat(43)}` };
    const reply = await lost.ask(method, url, { headers: other, ...(body ? { body } : {}) });
    expect([url, reply.status, reply.body['code'], reply.headers['retry-after']]).toEqual([
      url,
      503,
      'unavailable',
      '2',
    ]);
  }
  Object.assign(pool, { query });
  expect((await lost.ask('GET', '/auth/info', { headers })).status).toBe(200);
  await lost.close();
});
