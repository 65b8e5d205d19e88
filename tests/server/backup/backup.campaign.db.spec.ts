import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decrypting } from '#server/backup/age.ts';
import { readConfig } from '#server/config.ts';
import { openLedger, type Ledger } from '#server/ledger/openLedger.ts';
import { readLastBackup } from '#server/backup/lastBackup.ts';
import { keepUploads, newUploadId } from '#server/uploads/keep.ts';
import { startServerIn, type ChildServer } from '../../../scripts/ownServer.ts';
import { begun, PASSPHRASE, run, serving } from './program.ts';

const HAS_ZSTD = spawnSync('zstd', ['--version']).status === 0;

let home: string;
let data: string;
let file: string;
let server: ChildServer;
const picture = { kind: 'image/png' as const, content: Buffer.from('a photo of a parcel'), width: 1, height: 1 };

const ledgerOf = (directory: string): Promise<Ledger> => openLedger(readConfig({ DATA_DIR: directory }));

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shweli-backup-'));
  data = join(home, 'data');
  file = join(home, 'one.age');
  server = await startServerIn(data, { demo: false, captcha: false });
});

afterAll(async () => {
  await server?.stop();
  await rm(home, { recursive: true, force: true });
});

/** Writes pairs of rows, one pair a transaction, until it is stopped; returns the last acknowledged one. */
function writing(): { readonly stop: () => Promise<number> } {
  let isStopped = false;
  const work = async (): Promise<number> => {
    const { pool, close } = await ledgerOf(data);
    await pool.query('create table if not exists pairs (number int, side text)');
    let number = 0;
    while (!isStopped) {
      number += 1;
      await pool.query(`insert into pairs values (${number}, 'left'), (${number}, 'right')`);
    }
    await close();
    return number;
  };
  const working = work();
  return { stop: () => ((isStopped = true), working) };
}

describe('a backup of a server at work', () => {
  it('a backup of a server at work is proven and restored with uploads and keys, consistent, and the server starts on it', async () => {
    const { pool, close, held } = await ledgerOf(data);
    expect(held).toBe(true);
    await keepUploads(pool, [
      { id: newUploadId(), kind: 'photo', picture, by: 'S1', branch: null, at: new Date().toISOString() },
    ]);
    const writer = writing();
    const backup = await run('backup', [file], { DATA_DIR: data });
    expect(backup).toEqual({
      status: 0,
      said: expect.stringMatching(/Restored once: \d+ events.*, 0 faults[^]*one\.age/),
    });
    expect(await writer.stop()).toBeGreaterThan(3);
    const { rows: before } = await pool.query('select * from log_sequence order by sequence');
    await close();
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readLastBackup(data)).toMatchObject({ file, bytes: (await stat(file)).size });
    expect((await readdir(home)).toSorted()).toEqual(['data', 'one.age']);

    const target = join(home, 'restored');
    const restore = await run('restore', [file], { DATA_DIR: target });
    expect(restore).toEqual({ status: 0, said: expect.stringMatching(/0 faults; the log ends as the backup says/) });
    expect(await readFile(join(target, 'log-key.pem'), 'utf8')).toBe(await readFile(join(data, 'log-key.pem'), 'utf8'));

    const restored = await ledgerOf(target);
    expect(restored.held).toBe(false);
    const pairs = await restored.pool.query<{ number: number; sides: string }>(
      'select number, count(*)::int as sides from pairs group by number order by number',
    );
    expect(pairs.rows.length).toBeGreaterThan(1);
    expect(pairs.rows.every(({ number, sides }, at) => number === at + 1 && Number(sides) === 2)).toBe(true);
    const { rows: after } = await restored.pool.query('select * from log_sequence order by sequence');
    expect(after).toEqual(before);
    const { rows: contents } = await restored.pool.query('select content from upload_contents');
    expect(contents).toEqual([{ content: picture.content }]);
    await restored.close();

    expect(await run('ledger', ['verify'], { DATA_DIR: target })).toMatchObject({ status: 0 });
    const second = await serving(target);
    expect((await fetch(`${second.address}/api/health`)).status).toBe(200);
    await second.stop();
    await rm(target, { recursive: true, force: true });
  });

  it.skipIf(!HAS_ZSTD)('a backup of a server at work is opened without this program, once its seal is', async () => {
    const packed = join(home, 'opened.tar.zst');
    await pipeline(createReadStream(file), decrypting(PASSPHRASE), createWriteStream(packed));
    const { stdout: archive } = spawnSync('zstd', ['--decompress', '--stdout', packed], { maxBuffer: Infinity });
    const { stdout: listed } = spawnSync('tar', ['--list'], { input: archive, encoding: 'utf8' });
    await rm(packed);
    expect(listed.split('\n')).toEqual(expect.arrayContaining(['log-key.pem', 'postgres/PG_VERSION']));
  });

  it('a backup is not written over another file, and needs a passphrase that is long enough', async () => {
    expect(await run('backup', [file], { DATA_DIR: data })).toEqual({
      status: 2,
      said: expect.stringMatching(/exists already/),
    });
    const other = join(home, 'two.age');
    expect(await run('backup', [other], { DATA_DIR: data, BACKUP_PASSPHRASE: 'short' })).toEqual({
      status: 2,
      said: expect.stringMatching(/has 5 characters; it needs at least 12/),
    });
    expect(await run('backup', [other], { DATA_DIR: data, BACKUP_PASSPHRASE: '' })).toEqual({
      status: 2,
      said: expect.stringMatching(/Set BACKUP_PASSPHRASE/),
    });
    expect(existsSync(other)).toBe(false);
  });

  it('a backup is refused for a PostgreSQL of the operator, with its own tools named', async () => {
    const external = { DATA_DIR: data, DATABASE_URL: 'postgresql://shweli@db/shweli' };
    expect(await run('backup', [join(home, 'two.age')], external)).toEqual({
      status: 3,
      said: expect.stringMatching(/pg_basebackup/),
    });
    expect(await run('restore', [file], external)).toEqual({ status: 3, said: expect.stringMatching(/its own tools/) });
  });

  it('a backup of a server at work leaves nothing behind on a full disk', async () => {
    const full = await run('backup', [join(home, 'two.age')], { DATA_DIR: data }, 300);
    expect(full).toEqual({
      status: 3,
      said: expect.stringMatching(/no room for the backup in .*Nothing of it is left/),
    });
    expect((await readdir(home)).toSorted()).toEqual(['data', 'one.age']);
  });

  it('a backup of a server at work may be killed: the server goes on, and the next backup is whole', async () => {
    const place = join(home, 'two.age');
    const { child, ended } = begun('backup', [place], { DATA_DIR: data });
    while (!existsSync(`${place}.part`)) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(place)).toBe(false);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    expect(await run('backup', [place, '--quick'], { DATA_DIR: data })).toMatchObject({ status: 0 });
    expect(await run('restore', [place, '--check'], {})).toEqual({
      status: 0,
      said: expect.stringMatching(/Restored once and removed again/),
    });
    expect((await readdir(home)).toSorted()).toEqual(['data', 'one.age', 'two.age']);
  });
});

describe('a restore that cannot be', () => {
  const outcome = async (given: string, env: Record<string, string> = {}, blocks?: number) => {
    const target = join(home, 'refused');
    const ended = await run('restore', [given], { DATA_DIR: target, ...env }, blocks);
    return { ...ended, left: existsSync(target) };
  };
  const refused = (said: RegExp) => ({ status: 3, said: expect.stringMatching(said), left: false });

  it('a restore of a backup that was cut in the middle, damaged, or is none, leaves no directory', async () => {
    const other = join(home, 'other.age');
    await copyFile(file, other);
    await truncate(other, Math.floor((await stat(file)).size / 2));
    expect(await outcome(other)).toEqual(refused(/is cut off: its end is missing/));
    const bytes = await readFile(file);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    await writeFile(other, bytes);
    expect(await outcome(other)).toEqual(refused(/is damaged after/));
    await writeFile(other, 'not a backup');
    expect(await outcome(other)).toEqual(refused(/is not a backup/));
    await rm(other);
    expect(await outcome(other)).toEqual(refused(/There is no file/));
  });

  it('a restore with another passphrase says so', async () => {
    expect(await outcome(file, { BACKUP_PASSPHRASE: `${PASSPHRASE}!` })).toEqual(refused(/passphrase is not the one/));
  });

  it('a restore on a full disk leaves the directory as it was', async () => {
    expect(await outcome(file, {}, 300)).toEqual(refused(/no room in .*It is empty as before/));
  });

  it('a restore into a directory with data changes nothing', async () => {
    const key = await readFile(join(data, 'log-key.pem'), 'utf8');
    expect(await run('restore', [file], { DATA_DIR: data })).toEqual({
      status: 3,
      said: expect.stringMatching(/is not empty \(.*Choose an empty DATA_DIR; nothing was changed/),
    });
    expect(await readFile(join(data, 'log-key.pem'), 'utf8')).toBe(key);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
  });
});
