import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '#server/backup/backupError.ts';
import { readBackup } from '#server/backup/extract.ts';
import type { Later } from '#server/backup/recover.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { takeBackup } from '#server/backup/takeBackup.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase, type Database } from '#server/database/open.ts';
import { createPool } from '#server/database/pool.ts';
import { walArchiveOf } from '#server/database/walArchive.ts';
import { isDatabaseAway } from '#server/http/failures.ts';
import { countsIn } from '#server/metrics/counts.ts';
import { until } from '../../support/eventually.ts';
import { PASSPHRASE, run, type Ended } from './program.ts';

/** Time between two marks, as PostgreSQL tells it, to the microsecond. */
const NOW = `select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`;

let home: string;
let archives: string;
let file: string;
let database: Database;
/** Times before the backup, and after the first mark that it does not have. */
let early: string;
let between: string;

const open = (name: string, archiveDirectory?: string): Promise<Database> =>
  openDatabase({ dataDirectory: join(home, name), databaseUrl: undefined, port: 0, archiveDirectory });

const now = async ({ pool }: Database): Promise<string> => (await pool.query<{ now: string }>(NOW)).rows[0]?.now ?? '';
const mark = ({ pool }: Database, name: string): Promise<pg.QueryResult> =>
  pool.query('insert into marks values ($1)', [name]);

const marks = async ({ pool }: Database): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from marks')).rows.map(({ name }) => name);

/** Ends the current file of the log, and waits until the archive has it; returns its name. */
const archived = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query<{ last: string }>('select pg_walfile_name(pg_switch_wal()) as last');
  const last = rows[0]?.last ?? '';
  await until(async () => {
    const stated = await pool.query<{ last: string }>('select last_archived_wal as last from pg_stat_archiver');
    return (stated.rows[0]?.last ?? '') >= last;
  });
  return last;
};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shweli-time-'));
  // PostgreSQL runs as another user where this is root.
  await chmod(home, 0o711);
  archives = join(home, `the log's "archive" of 100%`);
  file = join(home, 'one.age');
  database = await open('data', archives);
  await migrate(database.pool);
  await database.pool.query('create table marks (name text)');
  await mark(database, 'before');
  early = await now(database);
  const client = await database.pool.connect();
  const order = { client, dataDirectory: join(home, 'data'), program: '0', file, passphrase: PASSPHRASE, work: 2 };
  await takeBackup({ ...order, check: (draft) => readBackup(draft, { passphrase: PASSPHRASE }).then(() => undefined) });
  client.release(true);
  await mark(database, 'wanted');
  between = await now(database);
  await mark(database, 'unwanted');
  await archived(database);
});
afterAll(async () => {
  await database?.close();
  await rm(home, { recursive: true, force: true });
});

const restore = (later?: Later) =>
  restoreBackup({ file, passphrase: PASSPHRASE, dataDirectory: join(home, RESTORED), later });

/** Restores by the command, as the operator does. */
const restoring = (options: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('restore', [file, ...options], { DATA_DIR: join(home, RESTORED), ...env });

const RESTORED = 'restored';
const removeRestored = (): Promise<void> => rm(join(home, RESTORED), { recursive: true, force: true });
const openRestored = (archiveDirectory?: string): Promise<Database> => open(RESTORED, archiveDirectory);

const expectRefused = async (later: Later, said: RegExp): Promise<void> => {
  const refusal: unknown = await restore(later).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BackupError);
  expect(String(refusal)).toMatch(said);
  expect(existsSync(join(home, RESTORED))).toBe(false);
};

describe('a restore to a time after the backup', () => {
  let promoted: Database;
  let ended: Ended;
  beforeAll(async () => {
    ended = await restoring(['--until', between]);
  });
  afterAll(async () => {
    await promoted?.close();
    await removeRestored();
  });

  it('a restore to a time after the backup has what was done until then, and begins an archive of its own', async () => {
    expect(ended).toEqual({ status: 0, said: expect.stringContaining(`the data of ${between}.`) });
    expect(walArchiveOf(join(home, RESTORED))).toBeNull();
    promoted = await openRestored(archives);
    expect(await marks(promoted)).toEqual(['before', 'wanted']);
    expect(await archived(promoted)).toMatch(/^00000002/);
    const [first, second] = ['data', RESTORED].map((name) => walArchiveOf(join(home, name)) ?? '');
    expect([first === second, (await readdir(archives)).length]).toEqual([false, 2]);
    const later = async (archive = ''): Promise<number> =>
      (await readdir(archive)).filter((name) => name.startsWith('00000002')).length;
    expect(await later(first)).toBe(0);
    expect(await later(second)).toBeGreaterThan(0);
  });

  it('after a restore to a time, the former primary takes no write from whoever saw the new one', async () => {
    const at = join(home, 'address');
    const socketOf = (name: string): string => join(home, name, 'postgres');
    await symlink(socketOf('data'), at);
    const pool = createPool(`postgresql:///shweli?host=${encodeURIComponent(at)}&user=postgres`, 1);
    /** Moves the address of the pool to a server, and ends its sessions with the other. */
    const moveTo = async (name: string): Promise<void> => {
      await rm(at);
      await symlink(socketOf(name), at);
      pool.openCircuit();
      pool.closeCircuit();
    };
    const write = (name: string): Promise<unknown> =>
      pool.query('insert into marks values ($1)', [name]).catch((error: unknown) => error);
    await write('by the first');
    await moveTo(RESTORED);
    await until(async () => !isDatabaseAway(await write('by the second')));
    expect(await marks(promoted)).toContain('by the second');
    await moveTo('data');
    await until(async () => String(await write('lost')).includes('read-only'));
    expect(isDatabaseAway(await write('lost'))).toBe(true);
    const kept = await marks(database);
    expect([kept.includes('by the first'), kept.includes('lost')]).toEqual([true, false]);
    await pool.end();
  });
});

it('a restore is refused, with nothing left, where backup or archive do not reach', async () => {
  await expectRefused({ until: early, archives: undefined }, /later than .*: take an earlier backup/);
  await expectRefused({ until: '2999-01-01T00:00:00Z', archives: undefined }, /has no change after 2999/);
});

it('an archive that was moved is found and read to its end, a gap is named, and the server knows that it cannot archive', async () => {
  const moved = join(home, 'moved');
  const isFailing = async (): Promise<boolean> => (await countsIn(database.pool, new Date())).archiveFails;
  expect(await isFailing()).toBe(false);
  const name = (walArchiveOf(join(home, 'data')) ?? '').slice(archives.length + 1);
  await rename(archives, moved);
  await expectRefused({ until: null, archives: undefined }, /There is no archive .*ARCHIVE_DIR/);
  const segments = (await readdir(join(moved, name))).filter((one) => /^[0-9A-F]{24}\.gz$/.test(one)).toSorted();
  const last = join(moved, name, segments.at(-1) ?? '');
  const later = last.replace(/\w\.gz$/, 'F.gz');
  await rename(last, later);
  await expectRefused({ until: null, archives: moved }, /a file before it is missing or damaged/);
  await rename(later, last);
  expect(await restoring(['--latest'], { ARCHIVE_DIR: moved })).toEqual({
    status: 0,
    said: expect.stringContaining('the latest data'),
  });
  const latest = await openRestored();
  expect((await marks(latest)).slice(0, 3)).toEqual(['before', 'wanted', 'unwanted']);
  await latest.close();
  await removeRestored();

  await mark(database, 'later');
  await database.pool.query('select pg_switch_wal()');
  await until(isFailing);
  await rename(moved, archives);
  // PostgreSQL tries again each minute, or when there is a new file to archive.
  await mark(database, 'found again');
  await archived(database);
  expect(await isFailing()).toBe(false);
});
