import * as z from 'zod/mini';
import type { TestAtlas } from '#machines/export/testAtlas.ts';
import { ask, call, type AskOptions } from './http.ts';

const exercise = z.object({ count: z.number(), failed: z.number(), shown: z.array(z.number()) });
const exercises = z.record(z.string(), exercise);
const level = z.object({
  from: z.string(),
  to: z.string(),
  files: z.number(),
  tests: z.array(z.object({ file: z.string(), name: z.string(), passed: z.boolean() })),
  ways: exercises,
  kept: exercises,
  refused: exercises,
});
const faults = z.record(z.string(), z.object({ noticed: z.number(), equivalent: z.number(), unnoticed: z.number() }));

const atlas = z.object({
  machine: z.string(),
  hash: z.string(),
  levels: z.object({
    pure: z.optional(level),
    generated: z.optional(level),
    server: z.optional(level),
    browser: z.optional(level),
  }),
  mutation: z.nullable(z.object({ at: z.string(), all: z.number(), tried: z.number(), ways: faults, rules: faults })),
});

const one = call<string>()({
  method: 'GET',
  path: (machine) => `api/model/${encodeURIComponent(machine)}/tests`,
  answer: atlas,
});

/** Which tests exercised which ways and rules of a machine, in the last runs. */
export const readTestAtlas = (machine: string, options?: AskOptions): Promise<TestAtlas> => ask(one, machine, options);
