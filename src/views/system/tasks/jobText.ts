import type { Words } from '#i18n/words.ts';
import type { Job, JobRun } from '#services/jobs.ts';

/** Returns the short name of a job. */
export const jobName = ({ name, about }: Pick<Job, 'name' | 'about'>, words: Words): string => {
  const id = `ui.tasks.job.${name}`;
  return words.has(id) ? words.text<string>(id) : about;
};

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
