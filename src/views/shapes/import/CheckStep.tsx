import { useState } from 'react';
import { serverInstant } from '#services/clock.ts';
import { wordFailure } from '#services/failure.ts';
import { saveCorrected, saveReport } from '#services/import/files.ts';
import { MOST_CORRECTED_ROWS } from '#services/import/bounds.ts';
import type { Importing } from '#services/import/importing.ts';
import { lostByLeaving } from '#services/import/leaving.ts';
import { useLeaveQuestion, usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useDoubleClick } from '#views/ui/useDoubleClick.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Import.css.ts';
import { DayOrder } from './DayOrder.tsx';
import { FixRow } from './FixRow.tsx';
import { FreightTotal } from './FreightTotal.tsx';
import type { ImportView } from './importView.ts';
import { PrintLabels } from './PrintLabels.tsx';
import { Progress } from './Progress.tsx';
import { Remarks } from './Remarks.tsx';
import { RowsTable } from './RowsTable.tsx';
import { useRepair } from './repair/useRepair.ts';
import { useImportRows, type ImportState } from './useImporting.ts';
import { WriteButton } from './WriteButton.tsx';

interface StepProps {
  readonly view: ImportView;
  readonly importing: Importing;
  readonly state: ImportState;
}

/** Buttons of the current state: import, pause, continue, stop, save the result. */
function Acts({ view, importing, state }: StepProps) {
  const words = useWords();
  const { go } = usePlace();
  const { actor, rows } = importing;
  const { counts } = state.context;
  const isDone = state.matches('done');
  const isCorrected = !view.template.foreign && rows().some(({ corrected }) => corrected);
  const isDoubleClick = useDoubleClick();
  /** Leaves out the second press of a double click on a button whose place another one has taken. */
  const unlessDouble = (act: () => void) => (): void => {
    if (!isDoubleClick()) act();
  };
  const isUnwritten = counts.good + counts.bad + counts.refused > 0;
  const failed = () => toast({ tone: 'critical', title: words.text('ui.import.saveFailed') });
  const timeOfName = () => words.instant(serverInstant()).replaceAll('/', '-').replaceAll(':', '');
  const save = async (only: 'errors' | 'all'): Promise<void> => {
    const time = timeOfName();
    const wanted = rows().filter(({ status }) => only === 'all' || status === 'bad' || status === 'refused');
    const name = words.text(only === 'all' ? 'ui.import.resultFile' : 'ui.import.errorFile', { time });
    await saveReport(view.template, wanted, importing.places(), words, name).catch(failed);
  };
  const keepCorrected = (): Promise<unknown> =>
    saveCorrected(
      view.template,
      rows(),
      importing.places(),
      words,
      words.text('ui.import.correctedFile', { time: timeOfName() }),
    ).catch(failed);
  return (
    <>
      {(state.matches('reviewing') || isDone) && counts.bad + counts.refused > 0 && (
        <Button icon="download" onPress={() => void save('errors')}>
          {words.text('ui.import.saveErrors')}
        </Button>
      )}
      {(state.matches('reviewing') || isDone) && isCorrected && isUnwritten && (
        <Button icon="download" onPress={() => void keepCorrected()}>
          {words.text('ui.import.saveCorrected')}
        </Button>
      )}
      {state.matches('reviewing') && <WriteButton view={view} importing={importing} state={state} />}
      {(state.matches({ writing: 'working' }) || state.matches({ writing: 'waiting' })) && (
        <Button icon="pause" onPress={unlessDouble(() => actor.send({ type: 'pause.asked' }))}>
          {words.text('ui.import.pause')}
        </Button>
      )}
      {(state.matches({ writing: 'paused' }) || state.matches({ judging: 'stopped' })) && (
        <Button tone="primary" icon="play" onPress={() => actor.send({ type: 'resume.asked' })}>
          {words.text('ui.import.resume')}
        </Button>
      )}
      {state.can({ type: 'cancel.asked' }) && (
        <Button tone="quiet" icon="cross" onPress={unlessDouble(() => actor.send({ type: 'cancel.asked' }))}>
          {words.text(state.matches('writing') ? 'ui.import.cancel' : 'ui.import.cancelCheck')}
        </Button>
      )}
      {isDone && (
        <>
          <Button icon="download" onPress={() => void save('all')}>
            {words.text('ui.import.saveResult')}
          </Button>
          {view.labels && <PrintLabels of={view.labels} ids={rows().flatMap(({ record }) => record ?? [])} />}
          {counts.created + counts.already > 0 && (
            <Button tone="primary" onPress={unlessDouble(() => go(view.list(rows(), serverInstant())))}>
              {words.text<string>(view.texts.show)}
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** Checks every row, then imports the rows, then shows the result. */
export function CheckStep({ view, importing, state }: StepProps) {
  const words = useWords();
  const rows = useImportRows(importing);
  const [fixing, setFixing] = useState<number | null>(null);
  const fixed = rows.find(({ row, status, cells }) => row === fixing && status === 'bad' && cells !== undefined);
  const repair = useRepair(importing, rows);
  const { counts, failure } = state.context;
  const isDone = state.matches('done');
  const lost = lostByLeaving({ rows, isPasted: importing.isPasted(), isDone });
  useLeaveQuestion(lost && words.text(`ui.import.leave.${lost}`));
  const isStopped = isDone && counts.good > 0;
  const isTooLong = rows.some(({ status, cells }) => status === 'bad' && cells === undefined);
  const unanswered = importing.unanswered();
  const isWorking = state.matches('judging') || state.matches('writing');
  const isWaiting =
    state.matches({ writing: 'waiting' }) ||
    state.matches({ judging: 'waiting' }) ||
    state.matches({ reviewing: 'waiting' });
  return (
    <Section
      title={words.text(isDone ? 'ui.import.step.result' : 'ui.import.step.check')}
      actions={<Acts view={view} importing={importing} state={state} />}
    >
      <div className={css.work}>
        {isWorking && <Progress importing={importing} state={state} />}
        {isWaiting && <Notice tone="warning">{words.text('ui.import.waiting')}</Notice>}
        {failure && (
          <Notice tone="critical" title={words.text('ui.import.stopped')}>
            {wordFailure(failure, words)}
          </Notice>
        )}
        {state.matches('reviewing') && (
          <Notice tone={counts.bad > 0 ? 'warning' : 'info'} title={words.text('ui.import.reviewTitle')}>
            {words.text('ui.import.summary', { ...counts })}
            <FreightTotal importing={importing} rows={rows} />
          </Notice>
        )}
        {state.matches('reviewing') && isTooLong && (
          <Notice tone="info">{words.text('ui.import.tooLongToCorrect', { most: MOST_CORRECTED_ROWS })}</Notice>
        )}
        {state.matches('reviewing') && <DayOrder importing={importing} rows={rows} />}
        {state.matches('reviewing') && <Remarks importing={importing} rows={rows} />}
        {isDone && (
          <Notice
            tone={counts.refused > 0 || isStopped ? 'warning' : 'positive'}
            title={words.text(isStopped ? 'ui.import.stoppedTitle' : 'ui.import.doneTitle')}
          >
            {words.text<string>(view.texts.done, {
              ...counts,
              good: counts.good - unanswered,
              failed: counts.bad + counts.refused,
            })}
            {isStopped && unanswered > 0 && <p>{words.text('ui.import.unanswered', { count: unanswered })}</p>}
            {isStopped && <p>{words.text('ui.import.stoppedHint')}</p>}
          </Notice>
        )}
        {isDone && view.After && <view.After rows={rows} />}
        <RowsTable
          view={view}
          rows={rows}
          isBusy={isWorking}
          onFix={state.matches('reviewing') ? setFixing : null}
          repair={repair}
        />
        {fixed && <FixRow key={fixed.row} importing={importing} row={fixed} onClose={() => setFixing(null)} />}
      </div>
    </Section>
  );
}
