import type pg from 'pg';
import { pauseJob, readJobs, runJob, type JobReply } from '#calls/jobs.ts';
import type { Words } from '#i18n/words.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { askFor, jobsIn, runsOf, setPaused } from '../jobs/table.ts';

const RUNS_SHOWN = 10;
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

/** Routes of scheduled jobs: list, run now, pause. */
export const jobRoutes = (pool: pg.Pool, runner: Pick<JobRunner, 'wake'>): Route[] => {
  const one = async (name: string, words: Words): Promise<JobReply> => {
    const found = (await listed(pool, words)).find((each) => each.name === name);
    if (!found) throw new Problem('notFound');
    return found;
  };
  return [
    implement(readJobs, async ({ language }) => ({ jobs: await listed(pool, wordsOf(language)) })),
    implement(runJob, async ({ params: { name }, actor, language }) => {
      if (!(await askFor(pool, name, actor.id))) throw new Problem('notFound');
      runner.wake();
      return one(name, wordsOf(language));
    }),
    implement(pauseJob, async ({ params: { name }, body: { paused }, language }) => {
      if (!(await setPaused(pool, name, paused))) throw new Problem('notFound');
      runner.wake();
      return one(name, wordsOf(language));
    }),
  ];
};
