import * as z from 'zod';

/** One test that has ended. */
const test = z.object({
  kind: z.literal('test'),
  /** Path of its file, from the top of the project. */
  file: z.string(),
  /** Titles of its groups and its own, joined by ` › `. */
  title: z.string(),
  ok: z.boolean(),
  seconds: z.number(),
  error: z.string().optional(),
  /** Files that the runner kept of it: pictures and traces. */
  attachments: z.array(z.string()).optional(),
});

/** A line of a suite's journal, written by its reporter as the suite goes on. */
export const journalLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), units: z.number(), unit: z.enum(['file', 'test']) }),
  test,
  z.object({ kind: z.literal('file'), file: z.string(), ok: z.boolean() }),
  /** A failure outside any test: of a file's code, of a hook of a file, of the runner. */
  z.object({ kind: z.literal('problem'), file: z.string(), error: z.string() }),
]);

export type JournalLine = z.infer<typeof journalLine>;
export type Outcome = z.infer<typeof test>;

/** Separates the titles of a test. */
export const WITHIN = ' › ';
