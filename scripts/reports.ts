import { rmSync } from 'node:fs';
import { makeHome } from './command.ts';

let directory: string | undefined;

/** Returns the temporary directory of the runners' reports, removed at exit. */
export function reportDirectory(): string {
  if (directory === undefined) {
    const made = makeHome();
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}
