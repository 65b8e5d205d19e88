import type pg from 'pg';
import { pauseJob, readJobs, runJob, type JobReply } from '#calls/jobs.ts';
import type { Words } from '#i18n/words.ts';
import { DEADLINES, nextDeadline } from '../deadlines.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { askFor, jobsIn, pausesOf, runsOf, setPaused, type JobRow } from '../jobs/table.ts';

const RUNS_SHOWN = 20;
const PAUSES_SHOWN = 10;
/** Time after which due work that nobody began counts as overdue, milliseconds: processes look every second. */
const OVERDUE_MS = 60_000;

const groupedByJob = <Row extends { readonly job: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> =>
  Map.groupBy(rows, ({ job }) => job);

async function listed(pool: pg.Pool, words: Words, now: Date): Promise<JobReply[]> {
  const [jobs, runs, pauses, deadline] = await Promise.all([
    jobsIn(pool),
    runsOf(pool, RUNS_SHOWN).then(groupedByJob),
    pausesOf(pool, PAUSES_SHOWN).then(groupedByJob),
    nextDeadline(pool),
  ]);
  const before = new Date(now.getTime() - OVERDUE_MS).toISOString();
  const nextOf = ({ name, next_run: next }: JobRow): string | null => (name === DEADLINES ? deadline : next);
  return jobs.map((one) => {
    const nextRun = nextOf(one);
    return {
      name: one.name,
      about: words.text(`job.${one.name}`),
      paused: one.paused,
      overdue: one.running_since === null && nextRun !== null && nextRun < before,
      nextRun,
      lastRun: one.last_run,
      lastResult: one.last_result,
      lastError: one.last_error,
      runningSince: one.running_since,
      runningBy: one.running_by,
      runs: runs.get(one.name) ?? [],
      pauses: pauses.get(one.name) ?? [],
    };
  });
}

/** Routes of scheduled jobs: list, run now, pause. */
export const jobRoutes = (pool: pg.Pool, runner: Pick<JobRunner, 'wake'>): Route[] => {
  const one = async (name: string, words: Words, now: Date): Promise<JobReply> => {
    const found = (await listed(pool, words, now)).find((each) => each.name === name);
    if (!found) throw new Problem('notFound');
    return found;
  };
  return [
    implement(readJobs, async ({ language, now }) => ({ jobs: await listed(pool, wordsOf(language), now) })),
    implement(runJob, async ({ params: { name }, actor, language, now }) => {
      if (!(await askFor(pool, name, actor.id))) throw new Problem('notFound');
      runner.wake();
      return one(name, wordsOf(language), now);
    }),
    implement(pauseJob, async ({ params: { name }, body: { paused }, actor, language, now }) => {
      const by = { id: actor.id, name: actor.name };
      if (!(await setPaused(pool, name, { paused, by, at: now.toISOString() }))) throw new Problem('notFound');
      runner.wake();
      return one(name, wordsOf(language), now);
    }),
  ];
};
