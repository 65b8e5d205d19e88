import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { run } from '../backup/program.ts';
import { starting, stopped } from '../starting.ts';
import { restored } from './restored.ts';

const KEPT = globSync('tests/server/older/*.sql.zst').map((file) => basename(file));

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shweli-older-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Returns the log up to a number of events. */
const logOf = async (pool: pg.Pool, events: number | null = null): Promise<unknown[]> =>
  (
    await pool.query('select position, tx::text, type, hash from events order by events.tx, position limit $1', [
      events,
    ])
  ).rows;

/** Returns the names of the files that brought a database to where it is. */
const appliedTo = async (pool: pg.Pool): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from migrations order by name')).rows.map(({ name }) => name);

const stepsIn = (said: string): string[] => said.split('\n').filter((line) => line.startsWith('Upgrading'));

it.each(KEPT)(
  '%s is upgraded by a start, its log and all that follows from it hold, and the older program is refused',
  async (name) => {
    const database = await restored(join('tests/server/older', name));
    const { pool } = database;
    try {
      const before = await logOf(pool);
      const older = await appliedTo(pool);
      expect(before.length).toBeGreaterThan(100);
      const settings = { DATABASE_URL: database.url, DATA_DIR: join(home, name), DEMO: '1' };

      const first = await starting(settings);
      expect(first.said).toContain('Shweli is at');
      expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
      await stopped(first);
      const missing = (await appliedTo(pool)).filter((file) => !older.includes(file));
      expect(missing.length).toBeGreaterThan(0);
      expect(stepsIn(first.said).filter((line) => line.includes(', step '))).toEqual(
        missing.map((file, index) => `Upgrading the database, step ${index + 1} of ${missing.length}: ${file} ...`),
      );
      expect(await logOf(pool, before.length)).toEqual(before);

      const ledger = (verb: string) => run('ledger', [verb], settings);
      // Its key did not come along.
      expect(await ledger('takeKey')).toMatchObject({ status: 0 });
      expect(await ledger('verify')).toEqual({ status: 0, said: expect.stringMatching(/ numbered, 0 faults\.\n$/) });
      // A machine that has gained a region since then: its steps begin there too, once they are derived anew.
      const [, ...found] = (await ledger('rebuild')).said.trim().split('\n').toReversed();
      expect(found.filter((line) => !line.endsWith(': steps'))).toEqual([]);
      expect(await ledger('rebuild')).toEqual({ status: 0, said: expect.stringMatching(/ streams, 0 records that /) });
      expect(await ledger('audit')).toMatchObject({ status: 0 });

      const second = await starting(settings);
      expect([second.address === null, stepsIn(second.said)]).toEqual([false, []]);
      await stopped(second);

      const files = join(home, 'sql');
      await mkdir(files, { recursive: true });
      for (const file of older) await cp(join('server/sql', file), join(files, file));
      await expect(migrate(pool, files)).rejects.toThrow(/it is older than the database\. .*Nothing was changed\./);
      await rm(files, { recursive: true });
      expect(await logOf(pool, before.length)).toEqual(before);
    } finally {
      await database.drop();
    }
  },
);
