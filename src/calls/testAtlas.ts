import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { ofMachine } from './shapes.ts';

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

export const readTestAtlas = contract({
  method: 'GET',
  path: '/api/model/:machine/tests',
  summary:
    'Returns the tests that exercised each transition and rule of a machine in the last runs, and the faults that they noticed.',
  params: ofMachine,
  reply: z.object({
    machine: z.string(),
    /** Hash of the machine that was tested. */
    hash: z.string(),
    levels: z.object({
      pure: z.optional(level),
      generated: z.optional(level),
      server: z.optional(level),
      browser: z.optional(level),
    }),
    mutation: z.nullable(z.object({ at: z.string(), all: z.number(), tried: z.number(), ways: faults, rules: faults })),
  }),
  errors: ['notFound'],
});
