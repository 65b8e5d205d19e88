import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startEmbedded } from '../database/embedded.ts';
import { DatabaseUnusable } from '../database/unusable.ts';
import { restoreCommand } from '../database/walArchive.ts';
import { BackupError } from './backupError.ts';
import type { Manifest } from './manifest.ts';

/** Later state than that of a backup. */
export interface Later {
  /** Time of the state; null for the latest that the archive has. */
  readonly until: string | null;
  /** Directory that holds archives now; undefined if they are where they were. */
  readonly archives: string | undefined;
}

/** Bytes of a file of the log, as PostgreSQL makes them unless told otherwise. */
const SEGMENT = 16 * 1024 * 1024;
const PER_LOG = 0x1_0000_0000 / SEGMENT;

/** Returns the archive that continues a backup; throws if there is none, or if the backup is later than the time. */
export function archiveFor({ archive, endedAt }: Manifest, { until, archives }: Later): string {
  if (archive === undefined)
    throw new BackupError('This backup was taken without ARCHIVE_DIR: no archive continues it. Restore it as it is.');
  if (until !== null && Date.parse(until) < Date.parse(endedAt))
    throw new BackupError(`This backup ends at ${endedAt}, later than ${until}: take an earlier backup.`);
  const directory = archives === undefined ? archive : join(archives, basename(archive));
  if (!existsSync(directory))
    throw new BackupError(`There is no archive ${directory}. Set ARCHIVE_DIR to the directory that holds it now.`);
  return directory;
}

/** Writes a time with the offset of its zone as a number: PostgreSQL knows no zone by a letter while it reads its settings. */
const numeric = (time: string): string => time.replace('T', ' ').replace(/Z$/, '+00');

/** Lets PostgreSQL repeat the changes of an archive on a restored cluster, which holds `recovery.signal`. */
export async function recover(dataDirectory: string, archive: string, until: string | null): Promise<void> {
  try {
    const recovering = await startEmbedded(dataDirectory, 0, {
      settings: {
        restore_command: restoreCommand(archive),
        recovery_target_action: 'promote',
        hot_standby: 'off',
        ...(until === null ? {} : { recovery_target_time: numeric(until) }),
      },
      // It repeats a day of work, however long that takes, and ends by itself if it cannot.
      patienceMs: Infinity,
    });
    await recovering.stop();
  } catch (error) {
    if (error instanceof DatabaseUnusable && /recovery ended before configured recovery target/.test(error.message))
      throw new BackupError(
        `The archive ${archive} has no change after ${until}, or cannot be read up to it. Choose an earlier time, or --latest.`,
      );
    throw error;
  }
  if (until === null) await requireEnd(join(dataDirectory, 'postgres', 'pg_wal'), archive);
}

const place = (name: string): number =>
  Number.parseInt(name.slice(8, 16), 16) * PER_LOG + Number.parseInt(name.slice(16, 24), 16);

/** Throws if an archive has files after the place where its recovery ended, as the history of the cluster tells it. */
async function requireEnd(log: string, archive: string): Promise<void> {
  const last = (await readdir(archive))
    .filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
    .toSorted()
    .at(-1);
  const history = (await readdir(log))
    .filter((name) => name.endsWith('.history'))
    .toSorted()
    .at(-1);
  if (last === undefined || history === undefined) return;
  const lines = (await readFile(join(log, history), 'utf8')).trim().split('\n');
  const [, high = '', low = ''] = /^\d+\t([0-9A-F]+)\/([0-9A-F]+)\t/.exec(lines.at(-1) ?? '') ?? [];
  const end = Number.parseInt(high, 16) * PER_LOG + Math.floor(Number.parseInt(low, 16) / SEGMENT);
  if (end < place(last))
    throw new BackupError(
      `The archive ${archive} has ${last}, but a file before it is missing or damaged, or cannot be read. Choose a time before that by --until.`,
    );
}
