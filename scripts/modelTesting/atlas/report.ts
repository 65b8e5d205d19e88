import { z } from 'zod';

const by = z.record(z.string(), z.array(z.number()));

const exercised = z.object({
  /** Taken transitions, by state and event. */
  ways: by,
  /** Rules by name: satisfied on a taken transition, and named in a refusal. */
  kept: by,
  refused: by,
});

const test = z.object({ name: z.string(), passed: z.boolean() });

/** Parts of machines that a test file exercised: for each transition and rule the indexes of its tests. */
export const fileReport = z.object({
  file: z.string(),
  /** Run time, UTC ISO. */
  at: z.string(),
  tests: z.array(test),
  /** By machine, with its hash at that time. */
  machines: z.record(z.string(), exercised.extend({ hash: z.string() })),
});

/** Injected faults of one machine, each with its outcome. */
export const mutationReport = z.object({
  machine: z.string(),
  hash: z.string(),
  at: z.string(),
  /** Tried faults, possibly a sample of all. */
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
