import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT = /^[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?\.gz$/;
const HOUR_MS = 3_600_000;
/** Least time that is kept: any second of the last day begins at a backup of the night before. */
const LEAST_MS = 49 * HOUR_MS;

/**
 * Removes the changes from before the previous backup and from before two days, which no restore to the last day needs.
 * Returns the number of removed files.
 */
export async function pruneArchive(directory: string, previous: Date, now: Date): Promise<number> {
  const before = Math.min(previous.getTime(), now.getTime() - LEAST_MS);
  let removed = 0;
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if (!KEPT.test(name) || (await stat(path)).mtimeMs >= before) continue;
    await rm(path);
    removed += 1;
  }
  return removed;
}
