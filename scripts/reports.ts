import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let directory: string | undefined;

/** Directory for the counts of this process's runners; removed when it ends. */
export function reportDirectory(): string {
  if (directory === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'shweli-reports-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}
