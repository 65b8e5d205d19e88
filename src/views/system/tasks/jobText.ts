import type { Words } from '#i18n/words.ts';
import type { Job, JobRun } from '#services/jobs.ts';

/** Returns the short name of a job. */
export const jobName = ({ name, about }: Pick<Job, 'name' | 'about'>, words: Words): string => {
  const id = `ui.tasks.job.${name}`;
  return words.has(id) ? words.text<string>(id) : about;
};

interface JobState {
  readonly tone: 'critical' | 'info' | 'positive' | 'warning';
  readonly text: `ui.tasks.${'failedLast' | 'isPaused' | 'overdue' | 'running' | 'waiting'}`;
}

/** Returns whether a job runs, is paused, late, has failed last or waits for its time. */
export function jobState({ runningSince, paused, overdue, lastError }: Job): JobState {
  if (runningSince !== null) return { tone: 'info', text: 'ui.tasks.running' };
  if (paused) return { tone: 'warning', text: 'ui.tasks.isPaused' };
  if (overdue) return { tone: 'critical', text: 'ui.tasks.overdue' };
  if (lastError !== null) return { tone: 'critical', text: 'ui.tasks.failedLast' };
  return { tone: 'positive', text: 'ui.tasks.waiting' };
}

/** Returns the counts of a run in words, such as "Bills: 12, refused: 0". */
export const resultText = (result: JobRun['result'], words: Words): string =>
  words.list(
    Object.entries(result ?? {}).map(([name, count]) => {
      const id = `ui.tasks.count.${name}`;
      return words.text('ui.tasks.counted', {
        what: words.has(id) ? words.text<string>(id) : name,
        count: words.number(count),
      });
    }),
  );

/** Returns the duration of a run in milliseconds; null while it runs. */
export const durationOf = ({ startedAt, finishedAt }: JobRun): number | null =>
  finishedAt === null ? null : Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt));
