import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestAtlas } from '#instruments/export/testAtlas.ts';

/** Absolute directory of the coverage of the last test runs: one file per machine, written by the tests. */
export const TEST_ATLAS = join(import.meta.dirname, '..', '..', '.cache', 'tests', 'atlas');

/** Returns the test coverage of a machine, or null if the directory has no run. */
export function readTestAtlas(machine: string, directory: string): TestAtlas | null {
  const file = join(directory, `${machine}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestAtlas) : null;
}
