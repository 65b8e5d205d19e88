import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let directory: string | undefined;

/** Returns the temporary directory of the runners' reports, removed at exit. */
export function reportDirectory(): string {
  if (directory === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'shweli-reports-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}
