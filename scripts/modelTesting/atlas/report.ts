import { z } from 'zod';

const by = z.record(z.string(), z.array(z.number()));

const exercised = z.object({
  /** Taken transitions, by state and event. */
  ways: by,
  /** Rules by name: kept on a taken transition, and named in a refusal. */
  kept: by,
  refused: by,
});

const test = z.object({ name: z.string(), passed: z.boolean() });

/** Exercises of one test file: for each transition and rule its tests, by index in the list. */
export const fileReport = z.object({
  file: z.string(),
  /** Time of the run, UTC ISO. */
  at: z.string(),
  tests: z.array(test),
  /** By machine, with its hash as it was then. */
  machines: z.record(z.string(), exercised.extend({ hash: z.string() })),
});

/** Faults put into one machine, and whether each was noticed. */
export const mutationReport = z.object({
  machine: z.string(),
  hash: z.string(),
  at: z.string(),
  /** Of all the faults there are, a sample is tried where not all are. */
  all: z.number(),
  tried: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      types: z.array(z.string()),
      way: z.string().optional(),
      rule: z.string().optional(),
      outcome: z.enum(['noticed', 'equivalent', 'unnoticed']),
    }),
  ),
});

export type Exercised = z.infer<typeof exercised>;
export type TestReport = z.infer<typeof test>;
export type FileReport = z.infer<typeof fileReport>;
export type MutationReport = z.infer<typeof mutationReport>;
