import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, short } from './shapes.ts';

const counts = z.nullable(z.record(z.string(), z.number()));
const named = z.strictObject({ name: short(64) });

const run = z.object({
  number: z.int(),
  plannedFor: z.string(),
  askedBy: maybe,
  askedByName: maybe,
  process: z.string(),
  startedAt: z.string(),
  finishedAt: maybe,
  outcome: maybe,
  result: counts,
  error: maybe,
});

const pause = z.object({ paused: z.boolean(), by: z.string(), byName: z.string(), at: z.string() });

const job = z.object({
  name: z.string(),
  /** Description in the language of the request. */
  about: z.string(),
  paused: z.boolean(),
  /** True if it should have run by now, and does not. */
  overdue: z.boolean(),
  /** UTC ISO; null while nothing is due. */
  nextRun: maybe,
  lastRun: maybe,
  lastResult: counts,
  lastError: maybe,
  runningSince: maybe,
  runningBy: maybe,
  runs: z.array(run),
  /** Persons who paused or resumed it, latest first. */
  pauses: z.array(pause),
});
export type JobReply = z.infer<typeof job>;

export const readJobs = contract({
  method: 'GET',
  path: '/api/jobs',
  summary: 'Lists the jobs: description, due time, last result and latest runs.',
  reply: z.object({ jobs: z.array(job) }),
});

export const runJob = contract({
  method: 'POST',
  path: '/api/jobs/:name/run',
  summary: 'Starts a run of a job now, even if the job is paused.',
  params: named,
  reply: job,
  errors: ['notFound'],
});

export const pauseJob = contract({
  method: 'POST',
  path: '/api/jobs/:name',
  summary: 'Pauses or resumes a job.',
  params: named,
  body: z.strictObject({ paused: z.boolean() }),
  reply: job,
  errors: ['notFound'],
});
