import { useCallback } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { cancelRejudgement, readRejudgement, type Rejudgement } from '#instruments/services/rejudgements.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Audit.css.ts';
import { Asking } from './Asking.tsx';
import { Found } from './Found.tsx';
import { RunSummary } from './RunSummary.tsx';
import { Runs } from './Runs.tsx';
import { scopeOf } from './runWords.ts';
import { useRuns } from './useRuns.ts';

/**
 * Judges all history again by the current machines or by other limits, and lists differences by rule (model.md 6, 5).
 */
export default function Rejudge() {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const { answer: runs, failure, reload, working } = useRuns();
  const requested = Number(search.get('run') ?? Number.NaN);
  const last = runs?.find(({ outcome }) => outcome === 'done')?.number ?? null;
  const shown = Number.isSafeInteger(requested) ? requested : last;
  const choose = (number: number | null): void =>
    setSearch(number === null ? '' : new URLSearchParams({ run: String(number) }).toString(), { replace: true });
  return (
    <section className={detail.page}>
      <h1 className={detail.title}>{words.text('ui.rejudge.title')}</h1>
      <p className={css.muted}>{words.text('ui.rejudge.hint')}</p>
      {failure && (
        <ErrorState title={words.text('ui.rejudge.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {!runs && !failure && <Skeleton />}
      {runs && (
        <>
          <Asking
            isBusy={working !== null}
            onBegun={() => {
              choose(null);
              reload();
            }}
          />
          {working && <AtWork run={working} onChange={reload} />}
          {shown !== null && <One key={`${shown} ${last}`} number={shown} />}
          {runs.length > 0 && <Runs runs={runs} shown={shown} onChoose={choose} />}
        </>
      )}
    </section>
  );
}

/** Shows the progress of the active run and a button to cancel it. */
function AtWork({ run, onChange }: { run: Rejudgement; onChange: () => void }) {
  const words = useWords();
  const { number, done, total } = run;
  const cancel = async (): Promise<void> => {
    await cancelRejudgement(number);
    onChange();
  };
  return (
    <Section
      title={words.text('ui.rejudge.working')}
      description={scopeOf(run, words)}
      actions={<Button onPress={() => void cancel()}>{words.text('ui.part.cancel')}</Button>}
    >
      <ProgressBar
        label={words.text('ui.rejudge.progress')}
        {...(total > 0 && {
          value: (done / total) * 100,
          valueText: words.text('ui.rejudge.doneOf', { done, total }),
        })}
      />
    </Section>
  );
}

/** Shows the machines and limits of one run, and its findings. */
function One({ number }: { number: number }) {
  const words = useWords();
  const read = useCallback(
    (options: AskOptions) => readRejudgement(number, { ...options, ownFailure: true }),
    [number],
  );
  const { answer, failure, reload } = useAsked(read);
  if (failure)
    return <ErrorState title={words.text('ui.rejudge.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  return (
    <>
      <RunSummary run={answer} />
      {answer.found && <Found found={answer.found} />}
    </>
  );
}
