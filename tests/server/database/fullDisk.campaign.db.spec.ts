import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase, type Database } from '#server/database/open.ts';

/** Largest file that PostgreSQL may write, in kilobytes: more than one of its log, less than the table of the upgrade. */
const MOST = 24 * 1024;

let home: string;
let files: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shweli-full-'));
  files = await mkdtemp(join(tmpdir(), 'shweli-sql-'));
});
afterAll(async () => {
  for (const directory of [home, files]) await rm(directory, { recursive: true, force: true });
});

const put = (name: string, text: string): Promise<void> => writeFile(join(files, name), text);
const open = (): Promise<Database> => openDatabase({ dataDirectory: home, databaseUrl: undefined, port: 0 });
const WEIGHTS = 'alter table parcels add column grams int; update parcels set grams = 5;';

/** Upgrades the database where its files may grow no further, as on a full disk; returns what was said. */
const upgradedWithoutRoom = (): string => {
  const program = fileURLToPath(new URL('upgradeProcess.ts', import.meta.url));
  const line = ['-c', `ulimit -f ${MOST}; exec "$@"`, 'bash', process.execPath, program, home, files];
  return execFileSync('bash', line, { encoding: 'utf8' });
};

it('an upgrade on a full disk says so and leaves the database to the older program; with room it succeeds', async () => {
  await put('001_parcels.sql', 'create table parcels (number int); insert into parcels values (1);');
  const older = await open();
  await migrate(older.pool, files);
  await older.close();
  await put('002_weights.sql', WEIGHTS);
  await put(
    '003_copies.sql',
    `create table copies as\nselect repeat('x', 1000) as text from generate_series(1, 40000);`,
  );
  expect(upgradedWithoutRoom()).toMatch(/003_copies\.sql.*File too large.*The database is as it was before\.\n$/);

  await rm(join(files, '003_copies.sql'));
  await rm(join(files, '002_weights.sql'));
  const again = await open();
  expect(await migrate(again.pool, files)).toEqual([]);
  expect((await again.pool.query('select * from parcels')).rows).toEqual([{ number: 1 }]);
  await again.pool.query('insert into parcels values (2)');
  await put('002_weights.sql', WEIGHTS);
  expect(await migrate(again.pool, files)).toEqual(['002_weights.sql']);
  expect((await again.pool.query('select * from parcels order by number')).rows).toEqual([
    { number: 1, grams: 5 },
    { number: 2, grams: 5 },
  ]);
  await again.close();
});
