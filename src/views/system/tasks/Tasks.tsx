import { useCallback, useEffect, useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { pauseJob, readJobs, readOverdue, runJob, summariseDeadlines, type Job } from '#services/jobs.ts';
import type { AskOptions } from '#services/http.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { SaveTable } from '#views/shapes/table/SaveTable.tsx';
import { usePlace } from '#views/place/screen.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { DeadlinesSection } from './DeadlinesSection.tsx';
import { JobSection } from './JobSection.tsx';
import { jobName } from './jobText.ts';
import { jobsTable } from './tasksTable.ts';

/** Time between two readings while the screen is shown. */
const READ_EVERY_MS = 5_000;

const readAll = async (options: AskOptions) => {
  const own = { ...options, ownFailure: true };
  const [jobs, kinds, overdue] = await Promise.all([readJobs(own), summariseDeadlines(own), readOverdue(own)]);
  return { jobs, kinds, overdue };
};

/** Jobs and deadlines of all processes: what ran, what is due and overdue; run now, pause and resume. */
export default function Tasks() {
  const words = useWords();
  const { isShown } = usePlace();
  const { answer, failure, reload } = useAsked(readAll);
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [isShown, reload]);
  const act = useCallback(
    async (job: Job, run: () => Promise<Job>, done: 'ui.tasks.asked' | 'ui.tasks.paused' | 'ui.tasks.resumed') => {
      setBusy(job.name);
      try {
        await run();
        toast({ tone: 'positive', title: words.text(done, { job: jobName(job, words) }) });
      } catch (error) {
        const failed = failureOf(error);
        if (!failed) throw error;
        toast({ tone: 'critical', title: words.text('ui.tasks.notDone'), text: wordFailure(failed, words) });
      } finally {
        setBusy(null);
        reload();
      }
    },
    [words, reload],
  );
  return (
    <article className={detail.page}>
      <h1 className={detail.title}>{words.text('ui.tasks.title')}</h1>
      {answer && (
        <Inline gap="s">
          <SaveTable title={words.text('ui.tasks.title')} read={() => jobsTable(answer.jobs, words)} />
        </Inline>
      )}
      {failure && (
        <ErrorState title={words.text('ui.tasks.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!answer && !failure && <Skeleton />}
      {answer?.jobs.map((job) => (
        <JobSection
          key={job.name}
          job={job}
          isBusy={busy === job.name}
          onRun={() => act(job, () => runJob(job.name), 'ui.tasks.asked')}
          onPause={(paused) =>
            act(job, () => pauseJob(job.name, paused), paused ? 'ui.tasks.paused' : 'ui.tasks.resumed')
          }
        />
      ))}
      {answer && (
        <DeadlinesSection kinds={answer.kinds} overdue={answer.overdue.records} total={answer.overdue.total} />
      )}
    </article>
  );
}
