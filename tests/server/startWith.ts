import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '../support/database.ts';
import { starting } from './starting.ts';

/** Settings of a start that must end, and its one sentence. */
export type WrongSettings = readonly [what: string, settings: Readonly<Record<string, string>>, sentence: RegExp];

/** Starts a server with wrong settings. Returns its exit code and the lines that it said. */
export async function startWith(settings: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-refusals-'));
  const database = await createEmptyDatabase();
  try {
    writeFileSync(join(directory, 'file'), '');
    const { status, said } = await starting({
      DATABASE_URL: database.url,
      ...settings,
      DATA_DIR: join(directory, settings['DATA_DIR'] ?? 'data'),
    });
    return { status, lines: said.split('\n') };
  } finally {
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  }
}
