import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestAtlas } from '#instruments/export/testAtlas.ts';

/** Absolute directory of what the last runs of the tests exercised: one file per machine, written by the tests. */
export const TEST_ATLAS = join(import.meta.dirname, '..', '..', '.cache', 'tests', 'atlas');

/** Returns what the last runs exercised of a machine, or null where no run is kept in the directory. */
export function readTestAtlas(machine: string, directory: string): TestAtlas | null {
  const file = join(directory, `${machine}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestAtlas) : null;
}
