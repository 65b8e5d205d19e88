import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { holdDirectory } from '../database/holder.ts';
import { openDatabase } from '../database/open.ts';
import { databaseUser } from '../database/systemUser.ts';
import { verify, type Verified } from '../ledger/verify.ts';
import { BackupError, isNoRoom } from './backupError.ts';
import { readBackup } from './extract.ts';
import { requireHeads } from './heads.ts';
import type { Manifest } from './manifest.ts';
import { archiveFor, recover, type Later } from './recover.ts';

export interface RestoreOrder {
  readonly file: string;
  readonly passphrase: string;
  /** Empty or missing directory. */
  readonly dataDirectory: string;
  /** Later state to restore, from the archive that continues the backup. */
  readonly later?: Later | undefined;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Events that were numbered while the backup was taken. */
  readonly later: number;
  readonly verified: Verified;
}

/** Names that a server or an interrupted restore leaves in a directory without data. */
const NO_DATA = /^(holder\.(json|socket)|\.restoring)$/;

/**
 * Restores a backup into an empty directory: extracts it, lets PostgreSQL recover, also to a later state, and verifies
 * the log. The directory receives its data at the end, or stays empty.
 */
export async function restoreBackup({ file, passphrase, dataDirectory, later }: RestoreOrder): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const isNew = !existsSync(dataDirectory);
  await requireEmpty(dataDirectory);
  const holding = await holdDirectory(dataDirectory, 0);
  const stage = join(dataDirectory, '.restoring');
  try {
    await rm(stage, { recursive: true, force: true });
    await mkdir(stage, { mode: 0o700 });
    const manifest = await readBackup(file, { passphrase, into: stage });
    const archive = later && archiveFor(manifest, later);
    if (archive !== undefined) await writeFile(join(stage, 'postgres', 'recovery.signal'), '', { mode: 0o600 });
    await giveToPostgres(join(stage, 'postgres'));
    if (archive !== undefined) await recover(stage, archive, later?.until ?? null);
    const restored = await proven(stage, manifest);
    for (const name of ['postgres.log', 'postgres.log.previous']) await rm(join(stage, name), { force: true });
    await moveAll(stage, dataDirectory);
    return restored;
  } catch (error) {
    throw isNoRoom(error) ? new BackupError(`There is no room in ${dataDirectory}. It is empty as before.`) : error;
  } finally {
    await rm(stage, { recursive: true, force: true });
    await holding.release();
    if (isNew && existsSync(dataDirectory) && (await readdir(dataDirectory)).every((name) => NO_DATA.test(name)))
      await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function requireEmpty(directory: string): Promise<void> {
  const kept = existsSync(directory) ? (await readdir(directory)).filter((name) => !NO_DATA.test(name)) : [];
  if (kept.length > 0)
    throw new BackupError(
      `${directory} is not empty (${kept.slice(0, 4).join(', ')}). Choose an empty DATA_DIR; nothing was changed.`,
    );
}

/** Gives the cluster to the user that PostgreSQL runs as. */
async function giveToPostgres(cluster: string): Promise<void> {
  const user = databaseUser(cluster);
  if (user === undefined) return;
  await chown(cluster, user.uid, user.gid);
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
}

/** Starts PostgreSQL on the restored files, compares the heads and verifies the whole log. */
async function proven(directory: string, manifest: Manifest): Promise<Restored> {
  const database = await openDatabase({ dataDirectory: directory, databaseUrl: undefined, port: 0 });
  try {
    const client = await database.pool.connect();
    try {
      await client.query('begin isolation level repeatable read read only');
      await client.query('set local statement_timeout = 0');
      const later = await requireHeads(client, manifest.heads);
      const verified = await verify(client);
      await client.query('commit');
      const [fault] = verified.faults;
      if (fault) throw new BackupError(`The restored log has faults, first at ${fault.place}: ${fault.what}`);
      return { manifest, later, verified };
    } finally {
      client.release();
    }
  } finally {
    await database.close();
  }
}

/** Moves the database last: a directory without it is empty for a server and for another restore. */
async function moveAll(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => !NO_DATA.test(name));
  for (const name of names.toSorted((one) => (one === 'postgres' ? 1 : -1)))
    await rename(join(from, name), join(to, name));
}
