import type { Words } from '#i18n/words.ts';
import type { DeadlineKind, Job } from '#services/jobs.ts';
import type { SavedTable } from '#views/shapes/table/SaveTable.tsx';
import { durationOf, jobName, jobState, resultText } from './jobText.ts';

/** Returns the jobs as the screen shows them: state, next and last run, result and duration. */
export const jobsTable = (jobs: readonly Job[], words: Words): SavedTable => ({
  heads: [
    words.text('ui.tasks.job'),
    words.text('ui.tasks.state'),
    words.text('ui.tasks.next'),
    words.text('ui.tasks.last'),
    words.text('ui.tasks.result'),
    words.text('ui.tasks.durationSeconds'),
    words.text('ui.tasks.process'),
  ],
  rows: jobs.map((job) => {
    const [latest] = job.runs;
    const took = latest ? durationOf(latest) : null;
    return [
      jobName(job, words),
      words.text(jobState(job).text),
      job.nextRun === null ? '' : words.instant(job.nextRun),
      job.lastRun === null ? '' : words.instant(job.lastRun),
      job.lastError ??
        (job.lastResult === null ? '' : resultText(job.lastResult, words) || words.text('ui.tasks.done')),
      took === null ? '' : (took / 1000).toFixed(2),
      job.runningBy ?? latest?.process ?? '',
    ];
  }),
});

/** Returns the deadlines by their event. */
export const deadlinesTable = (kinds: readonly DeadlineKind[], words: Words): SavedTable => ({
  heads: [
    words.text('ui.tasks.event'),
    words.text('ui.tasks.recordType'),
    words.text('ui.tasks.number'),
    words.text('ui.tasks.nextDue'),
    words.text('ui.tasks.overdue'),
  ],
  rows: kinds.map(({ title, machine, count, nextAt, overdue }) => [
    title,
    words.text<string>(`machine.${machine}.many`),
    String(count),
    words.instant(nextAt),
    String(overdue),
  ]),
});
