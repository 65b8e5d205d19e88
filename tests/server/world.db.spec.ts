import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { standardCompany } from '#server/company/standard.ts';
import { readConfig } from '#server/config.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { DatabaseUnusable } from '#server/database/unusable.ts';
import { discardUnfinishedWorld, prepareWorld, preparingAlone } from '#server/world.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { LOCKS_HERE } from '../support/locksHere.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.drop();
});

const begin = (finished: string | null) =>
  database.pool.query('insert into worlds (name, begun_at, finished_at) values ($1, $2, $3)', [
    'demonstration',
    'then',
    finished,
  ]);

const isThere = async (): Promise<unknown> =>
  (await database.pool.query(`select to_regclass('events') is not null as there`)).rows[0]?.there;

it('an interrupted first world is thrown away, so that it is made anew', async () => {
  await begin(null);
  await discardUnfinishedWorld(database);
  expect(await isThere()).toBe(false);
  expect((await migrate(database.pool)).length).toBeGreaterThan(0);
  expect(await isThere()).toBe(true);
});

it('what another program has in the schema is kept when an interrupted world is thrown away', async () => {
  await database.pool.query('create table theirs as select 1 as number');
  await begin(null);
  await discardUnfinishedWorld(database);
  expect(await isThere()).toBe(false);
  expect((await database.pool.query('select number from theirs')).rows).toEqual([{ number: 1 }]);
});

it('a world that is whole is kept, and so is a database that has no world yet', async () => {
  await discardUnfinishedWorld(database);
  expect(await isThere()).toBe(true);
  await begin('later');
  await discardUnfinishedWorld(database);
  expect(await isThere()).toBe(true);
});

it('one process at a time prepares the world', async () => {
  const order: string[] = [];
  let release = (): void => undefined;
  const first = preparingAlone(database, async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (release = resolve));
    order.push('first ends');
  });
  await expect.poll(() => order).toEqual(['first begins']);
  const second = preparingAlone(database, async () => void order.push('second begins'));
  await expect
    .poll(
      async () =>
        (
          await database.pool.query(
            `select count(*)::int as n from ${LOCKS_HERE} where locktype = 'advisory' and not granted`,
          )
        ).rows[0]?.n,
    )
    .toBe(1);
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins']);
});

it.each([
  ['a machine that is too slow', new Error('timeout exceeded when trying to connect'), 'has less to do'],
  [
    'a full disk',
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    'make room on the disk of PostgreSQL',
  ],
])('one sentence says that %s ended the preparation of the world, and what to do', async (_, error, remedy) => {
  const ended = preparingAlone(database, () => Promise.reject(error));
  await expect(ended).rejects.toThrow(DatabaseUnusable);
  await expect(ended).rejects.toThrow(error.message);
  await expect(ended).rejects.toThrow(remedy);
});

it('a world is prepared without limits of time: another process may be making the first one for long', async () => {
  const { pool } = database;
  await preparingAlone(database, async () => {
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  });
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '1min' }]);
});

const ONE_TIME = expect.stringMatching(/^Administrator: admin\nOne-time password, shown only now: \S+$/);

it('the one-time password is printed before the world is complete, so that no later failure hides it', async () => {
  const { pool } = database;
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'no more room'; end $$;
    create trigger fails before update on worlds for each row execute function fail()`);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const proposer = createProposer(pool, createSerials(pool));
  await expect(
    prepareWorld(readConfig({ DEMO: '0' }), database, { proposer, clock: () => new Date() }),
  ).rejects.toThrow('no more room');
  expect(printed.mock.calls).toEqual([[ONE_TIME]]);
});

it('an empty world begins with the standard company, the head office and one administrator', async () => {
  const { pool } = database;
  const proposer = createProposer(pool, createSerials(pool));
  const prepare = () => prepareWorld(readConfig({ DEMO: '0' }), database, { proposer, clock: () => new Date() });
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  expect(await prepare()).toEqual([]);
  expect(printed.mock.calls).toEqual([[ONE_TIME]]);
  const { rows } = await pool.query('select machine, count(*)::int as count from streams group by machine');
  const counts = Object.fromEntries(rows.map(({ machine, count }) => [machine, count]));
  const expected: Record<string, number> = { branch: 1, staff: 1 };
  for (const { machine } of (await standardCompany()).entries) expected[machine] = (expected[machine] ?? 0) + 1;
  expect(counts).toEqual(expected);
  expect(await prepare()).toEqual([]);
});
