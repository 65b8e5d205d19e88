import type pg from 'pg';
import { z } from 'zod';
import type { Words } from '#i18n/words.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { route, type Route } from '../http/route.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { askFor, jobsIn, runsOf, setPaused } from '../jobs/table.ts';

const RUNS_SHOWN = 10;
const text = z.string().nullable();
const counts = z.record(z.string(), z.number()).nullable();

const run = z.strictObject({
  number: z.int(),
  plannedFor: z.string(),
  askedBy: text,
  process: z.string(),
  startedAt: z.string(),
  finishedAt: text,
  outcome: text,
  result: counts,
  error: text,
});

const job = z.strictObject({
  name: z.string(),
  /** What it does, in the asker's language. */
  about: z.string(),
  paused: z.boolean(),
  nextRun: z.string(),
  lastRun: text,
  lastResult: counts,
  lastError: text,
  runningSince: text,
  runningBy: text,
  runs: z.array(run),
});
type JobReply = z.infer<typeof job>;

const named = z.strictObject({ name: z.string().max(64) });

async function listed(pool: pg.Pool, words: Words): Promise<JobReply[]> {
  const jobs = await jobsIn(pool);
  const runs = new Map<string, JobReply['runs']>();
  for (const { job: name, ...done } of await runsOf(pool, RUNS_SHOWN))
    runs.set(name, [...(runs.get(name) ?? []), done]);
  return jobs.map((one) => ({
    name: one.name,
    about: words.text(`job.${one.name}`),
    paused: one.paused,
    nextRun: one.next_run,
    lastRun: one.last_run,
    lastResult: one.last_result,
    lastError: one.last_error,
    runningSince: one.running_since,
    runningBy: one.running_by,
    runs: runs.get(one.name) ?? [],
  }));
}

/** The work that comes again by the clock: what it is, when it is due, how it went; now, or not for a while. */
export const jobRoutes = (pool: pg.Pool, runner: Pick<JobRunner, 'wake'>): Route[] => {
  const one = async (name: string, words: Words): Promise<JobReply> => {
    const found = (await listed(pool, words)).find((each) => each.name === name);
    if (!found) throw new Problem('notFound');
    return found;
  };
  return [
    route({
      method: 'GET',
      path: '/api/jobs',
      summary: 'The jobs: what each does, when it is due, its last result and its latest runs.',
      reply: z.strictObject({ jobs: z.array(job) }),
      handle: async ({ language }) => ({ jobs: await listed(pool, wordsOf(language)) }),
    }),
    route({
      method: 'POST',
      path: '/api/jobs/:name/run',
      summary: 'Asks for a run now, also of a paused job.',
      params: named,
      reply: job,
      handle: async ({ params: { name }, actor, language }) => {
        if (!(await askFor(pool, name, actor.id))) throw new Problem('notFound');
        runner.wake();
        return one(name, wordsOf(language));
      },
    }),
    route({
      method: 'POST',
      path: '/api/jobs/:name',
      summary: 'Pauses a job, or lets it go on.',
      params: named,
      body: z.strictObject({ paused: z.boolean() }),
      reply: job,
      handle: async ({ params: { name }, body: { paused }, language }) => {
        if (!(await setPaused(pool, name, paused))) throw new Problem('notFound');
        runner.wake();
        return one(name, wordsOf(language));
      },
    }),
  ];
};
