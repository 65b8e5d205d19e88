import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/open.ts';
import { createPool } from '#server/database/pool.ts';
import { beginServerProcess, end, startServerProcess } from './serverProcess.ts';
import { eventually } from '../../support/eventually.ts';

let directory: string;
let opened: Database[];

beforeEach(async () => {
  // Closed to all other users, like a clone below /root.
  directory = await mkdtemp(join(tmpdir(), 'shweli-embedded-'));
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(directory, { recursive: true, force: true });
});

async function open(dataDirectory = directory): Promise<Database> {
  const database = await openDatabase({ dataDirectory, databaseUrl: undefined, port: 4321 });
  opened.push(database);
  return database;
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the embedded PostgreSQL', () => {
  it('the embedded PostgreSQL works below a path too long for a socket', async () => {
    const deep = join(directory, 'a-directory-with-a-long-name'.repeat(4), 'data');
    const { pool, url } = await open(deep);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(Buffer.byteLength(decodeURIComponent(url.split('host=')[1]?.split('&')[0] ?? ''))).toBeLessThan(100);
  });

  it('the embedded PostgreSQL starts from a making that was interrupted', async () => {
    await mkdir(join(directory, 'postgres.new'));
    await writeFile(join(directory, 'postgres.new', 'PG_VERSION'), '18');
    const { pool } = await open();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('the embedded PostgreSQL is launched again when it dies', async () => {
    const { pool } = await open();
    await pool.query('create table kept as select 7 as number');
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    const restarted = async (): Promise<void> => {
      expect(await postmasterPid()).not.toBe(pid);
      expect((await pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
    };
    await eventually(restarted);
  });
});

describe('stopping', () => {
  it('stopping succeeds while the embedded PostgreSQL is being launched again', async () => {
    const database = await open();
    process.kill(await postmasterPid(), 'SIGKILL');
    await database.close();
    const second = await open();
    expect((await second.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('one server per data directory', () => {
  it('a data directory refuses a second server within a second and names the first', async () => {
    const first = await startServerProcess(directory);
    const started = performance.now();
    await expect(open()).rejects.toThrow(
      new RegExp(`${directory} is in use by another server \\(process ${first.child.pid}, port 4321, since 20`),
    );
    expect(performance.now() - started).toBeLessThan(1000);
    await end(first, 'SIGTERM');
  });

  it('a data directory lets the next server in at once when the first was killed, with all that was committed', async () => {
    const first = await startServerProcess(directory);
    const pool = createPool(first.url);
    await pool.query('create table kept as select 7 as number');
    const pid = await postmasterPid();
    await end(first, 'SIGKILL');
    await pool.end();
    const second = await open();
    expect((await second.pool.query('select number from kept')).rows).toEqual([{ number: 7 }]);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('a server that is killed or asked to stop leaves no PostgreSQL behind', async () => {
    const killed = await startServerProcess(directory);
    const orphan = await postmasterPid();
    await end(killed, 'SIGKILL');
    await expect.poll(() => isAlive(orphan)).toBe(false);
    const asked = await startServerProcess(directory);
    const stopped = await postmasterPid();
    expect(await end(asked, 'SIGTERM')).toBe(0);
    expect(isAlive(stopped)).toBe(false);
  });

  it('a server killed while it starts leaves no PostgreSQL behind', async () => {
    await (await open()).close();
    const child = beginServerProcess(directory);
    await expect.poll(() => existsSync(join(directory, 'postgres', 'postmaster.pid')), { interval: 1 }).toBe(true);
    const starting = await postmasterPid();
    await end({ child }, 'SIGKILL');
    await expect.poll(() => isAlive(starting)).toBe(false);
  });

  it('the start of a server is not fooled by a process number that went to someone else', async () => {
    await (await open()).close();
    await writeFile(join(directory, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n`);
    await chmod(join(directory, 'postgres', 'postmaster.pid'), 0o600);
    const { pool } = await open();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
