import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** File of a data directory that names its last backup. */
export const LAST_BACKUP = 'last-backup.json';

const lastBackup = z.strictObject({ at: z.iso.datetime(), file: z.string(), bytes: z.int(), sequence: z.int() });
export type LastBackup = z.infer<typeof lastBackup>;

/** Notes a backup that was proven. */
export const noteBackup = (dataDirectory: string, backup: LastBackup): Promise<void> =>
  writeFile(join(dataDirectory, LAST_BACKUP), `${JSON.stringify(backup)}\n`);

/** Returns the last proven backup; null if there is none. */
export async function readLastBackup(dataDirectory: string): Promise<LastBackup | null> {
  const text = await readFile(join(dataDirectory, LAST_BACKUP), 'utf8').catch(() => '');
  try {
    return lastBackup.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
