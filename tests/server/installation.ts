import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '../support/database.ts';
import { starting } from './starting.ts';

/** Settings of a start that must end, and its one sentence. */
export type WrongSettings = readonly [what: string, settings: Readonly<Record<string, string>>, sentence: RegExp];

/** What a first start prints once. */
export const ONE_TIME_PASSWORD = /One-time password, shown only now: (\S+)/;

/** Makes an empty database and a directory, with a file in it, for starts of the server. */
export async function createInstallation() {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-installation-'));
  writeFileSync(join(directory, 'file'), '');
  const database = await createEmptyDatabase();
  return {
    pool: database.pool,
    /** Starts the server on them and waits until it answers, ends, or prints what is awaited; `DATA_DIR` is within the directory. */
    start: (settings: Readonly<Record<string, string>> = {}, awaited?: RegExp) =>
      starting(
        { DATABASE_URL: database.url, ...settings, DATA_DIR: join(directory, settings['DATA_DIR'] ?? 'data') },
        awaited,
      ),
    async remove() {
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type Installation = Awaited<ReturnType<typeof createInstallation>>;
