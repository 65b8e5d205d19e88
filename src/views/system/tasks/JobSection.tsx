import { useState } from 'react';
import type { Job } from '#services/jobs.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useHolds } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { Durations } from './Durations.tsx';
import { durationOf, jobName, jobState, resultText } from './jobText.ts';
import * as css from './Tasks.css.ts';

interface JobSectionProps {
  readonly job: Job;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onPause: (paused: boolean) => void;
}

function JobStatus({ job }: Pick<JobSectionProps, 'job'>) {
  const words = useWords();
  const { tone, text } = jobState(job);
  return <Status tone={tone}>{words.text(text)}</Status>;
}

/** One job: its state, next and last run, duration of the latest runs, and what may be done with it. */
export function JobSection({ job, isBusy, onRun, onPause }: JobSectionProps) {
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const mayRun = useHolds(['job.run']) ? undefined : words.text('ui.tasks.mayNot');
  const mayPause = useHolds(['job.pause']) ? undefined : words.text('ui.tasks.mayNot');
  const name = jobName(job, words);
  const { runs, pauses } = job;
  const result =
    job.lastError ??
    (job.lastResult === null ? null : resultText(job.lastResult, words) || words.text('ui.tasks.done'));
  return (
    <Section
      title={name}
      description={job.about}
      actions={
        <>
          <JobStatus job={job} />
          <Button
            size="small"
            reason={mayRun}
            isPending={isBusy}
            aria-label={words.text('ui.tasks.runNamed', { job: name })}
            onPress={onRun}
          >
            {words.text('ui.tasks.run')}
          </Button>
          <Button
            size="small"
            reason={mayPause}
            isPending={isBusy}
            aria-label={words.text(job.paused ? 'ui.tasks.resumeNamed' : 'ui.tasks.pauseNamed', { job: name })}
            onPress={() => (job.paused ? onPause(false) : setAsking(true))}
          >
            {words.text(job.paused ? 'ui.tasks.resume' : 'ui.tasks.pause')}
          </Button>
        </>
      }
    >
      <div className={css.job}>
        <DescriptionList
          columns={2}
          items={[
            { id: 'next', term: words.text('ui.tasks.next'), detail: job.nextRun && words.instant(job.nextRun) },
            { id: 'last', term: words.text('ui.tasks.last'), detail: job.lastRun && words.instant(job.lastRun) },
            { id: 'result', term: words.text('ui.tasks.result'), detail: result },
            {
              id: 'by',
              term: words.text('ui.tasks.process'),
              detail: job.runningBy ?? runs[0]?.process,
            },
          ]}
        />
        <Durations label={words.text('ui.tasks.durations', { job: name })} runs={runs} />
      </div>
      <details>
        <summary className={css.head}>{words.text('ui.tasks.runs', { count: runs.length })}</summary>
        <PlainTable
          label={words.text('ui.tasks.runsOf', { job: name })}
          rows={runs}
          keyOf={({ number }) => number}
          columns={[
            {
              title: words.text('ui.tasks.started'),
              cell: ({ startedAt }) => words.instant(startedAt),
              isRowHead: true,
            },
            {
              title: words.text('ui.tasks.duration'),
              cell: (run) => {
                const took = durationOf(run);
                return took === null ? '–' : words.text('ui.tasks.seconds', { seconds: (took / 1000).toFixed(2) });
              },
              isNumber: true,
            },
            {
              title: words.text('ui.tasks.outcome'),
              cell: ({ outcome }) => words.text<string>(`ui.tasks.outcome.${outcome ?? 'running'}`),
            },
            { title: words.text('ui.tasks.result'), cell: (run) => run.error ?? resultText(run.result, words) },
            {
              title: words.text('ui.tasks.askedBy'),
              cell: ({ askedByName, askedBy }) => askedByName ?? askedBy ?? '–',
            },
            { title: words.text('ui.tasks.process'), cell: (run) => run.process },
          ]}
        />
      </details>
      {pauses.length > 0 && (
        <details>
          <summary className={css.head}>{words.text('ui.tasks.pauses', { count: pauses.length })}</summary>
          <ul>
            {pauses.map(({ paused, byName, at }) => (
              <li key={at}>
                {words.text(paused ? 'ui.tasks.pausedBy' : 'ui.tasks.resumedBy', {
                  name: byName,
                  time: words.instant(at),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={words.text('ui.tasks.askPause', { job: name })}
        consequence={words.text(job.name === 'deadlines' ? 'ui.tasks.pauseDeadlines' : 'ui.tasks.pauseMeans')}
        confirmLabel={words.text('ui.tasks.pause')}
        tone="danger"
        onConfirm={() => onPause(true)}
      />
    </Section>
  );
}
