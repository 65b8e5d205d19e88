import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Where `npm run atlas` puts what the last runs of the tests exercised. */
const ATLAS = join(import.meta.dirname, '..', '..', 'docs', 'atlas');

const exercises = z.record(z.string(), z.object({ count: z.int(), failed: z.int(), shown: z.array(z.int()) }));
const level = z.object({
  from: z.string(),
  to: z.string(),
  files: z.int(),
  tests: z.array(z.object({ file: z.string(), name: z.string(), passed: z.boolean() })),
  ways: exercises,
  kept: exercises,
  refused: exercises,
});
const faults = z.record(z.string(), z.object({ noticed: z.int(), equivalent: z.int(), unnoticed: z.int() }));

/** The tests of one machine as they were last run, with the hash of the machine that they were run with. */
export const testAtlas = z.object({
  machine: z.string(),
  hash: z.string(),
  levels: z.object({
    pure: level.optional(),
    generated: level.optional(),
    server: level.optional(),
    browser: level.optional(),
  }),
  mutation: z.object({ at: z.string(), all: z.int(), tried: z.int(), ways: faults, rules: faults }).nullable(),
});

/** What the last runs said of a machine; null where there was none. */
export function readTestAtlas(machine: string): unknown {
  const file = join(ATLAS, `${machine}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null;
}
