import { useEffect, useRef, useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import type { Verdict } from '#services/propose.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useSignOutQuestion } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import { FormNotices } from '../form/FormNotices.tsx';
import { useAfterUploads } from '../form/useAfterUploads.ts';
import { useEventForm } from '../form/useEventForm.ts';
import { useFaultsInSight } from '../form/useFaultsInSight.ts';
import { isAllowed, run, commandsFor } from './bulk.ts';
import type { Together as TogetherPart } from '../form/effect.ts';
import { isRed } from '../presentation/acts.ts';
import type { Judged } from './leadOn.ts';
import { saveRefusals } from './saveRefusals.ts';
import { useRecordNames } from './useRecordNames.ts';
import { Verdicts } from './Verdicts.tsx';

/** State of a bulk action: filling in, judging, judged, proposing, done. */
type Step =
  | { readonly at: 'form' }
  | { readonly at: 'judging' | 'doing'; readonly done: number; readonly of: number }
  | { readonly at: 'judged' | 'done'; readonly verdicts: readonly Verdict[] };

export interface BulkDialogProps {
  readonly aggregateType: Judged;
  readonly type: string;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onSelect: (next: ReadonlySet<string>) => void;
}

/** One event for many aggregates: each is judged first and nothing written; then the allowed are done, each with its result. */
export function BulkDialog({ aggregateType, type, ids, onClose, onSelect }: BulkDialogProps) {
  const words = useWords();
  const form = useEventForm({ aggregateType, type, aggregate: null });
  const isIrreversible = aggregateType.events[type]?.irreversible === true;
  const hasFields = form.fields.length > 0;
  const [step, setStep] = useState<Step>({ at: 'form' });
  const [failure, setFailure] = useState<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const showFaults = useFaultsInSight(body);
  const aborter = useRef(new AbortController());
  const title = words.text(`event.${type}`);
  const named = useRecordNames(aggregateType.id);
  const together: Readonly<Record<string, TogetherPart | undefined>> = aggregateType.together ?? {};
  const { [type]: Together } = together;
  const isUnsaved = step.at !== 'done' && !form.isUntouched;
  useSignOutQuestion(isUnsaved ? words.text('ui.form.lost', { event: title }) : null);
  const busy = step.at === 'judging' || step.at === 'doing';
  const verdicts = step.at === 'judged' || step.at === 'done' ? step.verdicts : [];
  const refused = verdicts.filter((verdict) => !isAllowed(verdict)).flatMap(({ id }) => id ?? []);
  const allowed = verdicts.filter(isAllowed).flatMap(({ id }) => id ?? []);

  /** Sends for some; what was refused before stays among the verdicts, so that it can be tried again. */
  const send = async (targets: readonly string[], dryRun: boolean, before: readonly Verdict[] = []): Promise<void> => {
    const of = targets.length;
    const at = dryRun ? 'judging' : 'doing';
    setFailure(null);
    setStep({ at, done: 0, of });
    try {
      const { signal } = aborter.current;
      const onProgress = (done: number): void => setStep({ at, done, of });
      const commands = commandsFor(aggregateType, targets, type, form.payload);
      const answers = [...before, ...(await run(commands, { dryRun, onProgress, signal }))];
      setStep({ at: dryRun ? 'judged' : 'done', verdicts: answers });
      if (dryRun) return;
      onSelect(new Set(answers.filter((verdict) => !isAllowed(verdict)).flatMap(({ id }) => id ?? [])));
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      if (failed.kind === 'aborted') return;
      setFailure(wordFailure(failed, words));
      setStep({ at: 'form' });
      showFaults(null);
    }
  };
  const judge = (): void => {
    const wrong = form.reveal();
    if (form.sound) void send(ids, true);
    else showFaults(wrong);
  };
  const { isHeld, press } = useAfterUploads(form, judge);

  const begin = useRef(judge);
  useEffect(() => {
    const { current } = aborter;
    if (!hasFields) begin.current();
    return () => current.abort();
  }, [hasFields]);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.bulk.title', { event: title, count: ids.length })}
      dismissable={!busy}
      footer={
        <>
          <Button onPress={onClose}>{words.text(step.at === 'done' ? 'ui.part.close' : 'ui.part.cancel')}</Button>
          {step.at === 'form' && (
            <Button tone="primary" isPending={isHeld} onPress={press}>
              {words.text('ui.bulk.judge')}
            </Button>
          )}
          {step.at === 'judged' && (
            <>
              {hasFields && <Button onPress={() => setStep({ at: 'form' })}>{words.text('ui.bulk.back')}</Button>}
              <Button
                tone={isRed(aggregateType.acts, type, isIrreversible) ? 'danger' : 'primary'}
                reason={allowed.length === 0 ? words.text('ui.bulk.noneAllowed') : undefined}
                onPress={() =>
                  void send(
                    allowed,
                    false,
                    step.verdicts.filter((verdict) => !isAllowed(verdict)),
                  )
                }
              >
                {words.text('ui.bulk.do', { event: title, count: allowed.length })}
              </Button>
            </>
          )}
          {refused.length > 0 && (
            <Button
              icon="download"
              onPress={() => void saveRefusals(aggregateType, type, { verdicts, ...named }, words)}
            >
              {words.text('ui.bulk.saveRefusals', { count: refused.length })}
            </Button>
          )}
          {step.at === 'done' && refused.length > 0 && (
            <Button tone="primary" onPress={() => void send(refused, true)}>
              {words.text('ui.bulk.retry', { count: refused.length })}
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        <Stack gap="m">
          <FormNotices failure={failure} form={form} />
          {(step.at === 'form' || step.at === 'judged') && <p>{words.text<string>(`about.event.${type}`)}</p>}
          {/* Hidden, not taken away: a field of pictures gives up its picture when it goes. */}
          <div hidden={step.at !== 'form'}>
            <Form
              onSubmit={(event) => {
                event.preventDefault();
                press();
              }}
            >
              {form.fields.map((info) => (
                <FieldInput key={info.name} inputs={form.inputs} info={info} />
              ))}
              <input type="submit" hidden />
            </Form>
          </div>
          {(step.at === 'judging' || step.at === 'doing') && (
            <ProgressBar
              label={words.text(step.at === 'judging' ? 'ui.bulk.judging' : 'ui.bulk.doing')}
              value={(100 * step.done) / step.of}
              valueText={`${step.done} / ${step.of}`}
            />
          )}
          {(step.at === 'judged' || step.at === 'done') && (
            <>
              {step.at === 'judged' && aggregateType.events[type]?.irreversible === true && (
                <Notice tone="warning">{words.text('ui.form.irreversible')}</Notice>
              )}
              {step.at === 'judged' && Together && <Together ids={allowed} />}
              <Verdicts
                aggregateType={aggregateType}
                verdicts={step.verdicts}
                isDone={step.at === 'done'}
                onLeave={onClose}
              />
            </>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
