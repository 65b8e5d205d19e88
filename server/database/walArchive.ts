import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SystemUser } from './systemUser.ts';
import { DatabaseUnusable } from './unusable.ts';

/** File of a data directory that names its archive. */
export const WAL_ARCHIVE = 'archive.json';

const kept = z.strictObject({ directory: z.string() });

/** Returns the archive that receives the changes of a data directory; null if none does. */
export function walArchiveOf(dataDirectory: string): string | null {
  const file = join(dataDirectory, WAL_ARCHIVE);
  return existsSync(file) ? kept.parse(JSON.parse(readFileSync(file, 'utf8'))).directory : null;
}

/**
 * Returns the archive of a data directory, made new below `parent` unless it is there already. Each data directory has
 * one of its own: a restored one would otherwise continue that of its origin.
 */
export function keepWalArchive(
  dataDirectory: string,
  parent: string | undefined,
  user: SystemUser | undefined,
): string | null {
  const present = walArchiveOf(dataDirectory);
  if (parent === undefined || (present !== null && dirname(present) === parent)) return present;
  const directory = join(parent, `shweli-${new Date().toISOString().replaceAll(/[-:]/g, '')}`);
  try {
    mkdirSync(parent, { recursive: true });
    mkdirSync(directory, { mode: 0o700 });
    if (user !== undefined) chownSync(directory, user.uid, user.gid);
  } catch (error) {
    throw unusable(directory, error instanceof Error ? error.message : String(error));
  }
  const owner = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  const tried = spawnSync('/bin/sh', ['-c', 'test -w "$0" && command -v gzip cmp sync', directory], owner);
  if (tried.status !== 0)
    throw unusable(directory, `${user?.name ?? 'this user'} cannot write there, or gzip, cmp or sync is not installed`);
  writeFileSync(join(dataDirectory, WAL_ARCHIVE), `${JSON.stringify({ directory })}\n`);
  return directory;
}

const unusable = (directory: string, why: string): DatabaseUnusable =>
  new DatabaseUnusable(`ARCHIVE_DIR cannot be used: ${directory}: ${why}.`);

/** Quotes a path for the shell, and its percent signs for PostgreSQL, which puts names in their place. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/** Shell command that keeps a file of the log, `%p`, under its name, `%f`; a file that is there already must be equal. */
export const archiveCommand = (directory: string): string =>
  `d=${quoted(directory)}; f="$d/%f.gz"; if test -f "$f"; then gzip -dc "$f" | cmp -s - "%p"; else ` +
  'gzip -c "%p" > "$f.part" && sync "$f.part" && mv "$f.part" "$f" && sync "$d"; fi';

/** Shell command that brings a file of the log back. */
export const restoreCommand = (directory: string): string =>
  `f=${quoted(directory)}/%f.gz; test -f "$f" && gzip -dc "$f" > "%p"`;

/** Settings of PostgreSQL that keep every change in an archive, at most a minute late; none without an archive. */
export const archiveSettings = (directory: string | null): Record<string, string> =>
  directory === null ? {} : { archive_mode: 'on', archive_timeout: '60s', archive_command: archiveCommand(directory) };
