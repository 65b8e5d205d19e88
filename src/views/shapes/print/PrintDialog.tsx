import { useRef, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { COPIES_MOST, LABELS_MOST, type PrintFormat } from '#machines/fields/printing.ts';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { NumberField } from '#views/ui/NumberField.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { Select } from '#views/ui/Select.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { useWords } from '#views/language/words.tsx';
import { choiceOf, labelOf } from '../fields/labels.ts';
import { isAllowed } from '../list/bulk.ts';
import { Verdicts } from '../list/Verdicts.tsx';
import type { Printable } from '../presentation/presentation.ts';
import { keepSize, keptSize } from './keptSize.ts';
import * as css from './PrintDialog.css.ts';
import { Preview } from './Preview.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { PrintSheets } from './PrintSheets.tsx';
import { Undrawn } from './Undrawn.tsx';
import { usePrinting, type PrintChoice } from './usePrinting.ts';
import { useOnceChecked } from './useOnceChecked.ts';
import { useUndrawn } from './useUndrawn.ts';

const DENSITIES = [203, 300] as const;
const REASON_MOST = 500;

export interface PrintDialogProps {
  readonly aggregateType: AggregateType;
  readonly print: Printable;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  /** After some were printed. */
  readonly onDone?: (() => void) | undefined;
}

/**
 * Prints labels of one record or of many, after a preview, in the browser or as a file. Asks for paper, copies and, for
 * labels printed before, the reason. Each printing is recorded first; what is refused says why and can be tried again.
 */
export default function PrintDialog({ aggregateType, print: printable, ids, onClose, onDone }: PrintDialogProps) {
  const words = useWords();
  const user = useSession().context.user?.id ?? '';
  const { of: machine, event, sizes, kinds } = printable;
  const [usualKind] = kinds;
  const printing = usePrinting(aggregateType, printable, ids);
  const { step, again, impossible, possible, total, isOwed } = printing;
  const [choice, setChoice] = useState<PrintChoice>(() => ({
    size: keptSize(user, printable),
    ...(usualKind && { kind: usualKind }),
    copies: 1,
    density: 203,
    reason: '',
  }));
  const checked = useUndrawn({
    machine,
    ids: step.at === 'judging' ? [] : possible,
    size: choice.size,
    ...(choice.kind && { kind: choice.kind }),
  });
  const [lacking, setLacking] = useState(false);
  const reason = useRef<HTMLDivElement>(null);
  const title = words.text<string>(`event.${event}`);
  const isBusy = step.at === 'judging' || step.at === 'recording' || step.at === 'making';
  const refused = step.at === 'made' ? step.verdicts.filter((verdict) => !isAllowed(verdict)) : [];
  const field = (name: string): string => labelOf(machine, name, words, event);
  const change = (next: Partial<PrintChoice>): void => setChoice((now) => ({ ...now, ...next }));

  const { awaited, want } = useOnceChecked(checked, (format) => void printing.print(format, choice).then(onDone));
  const print = (format: PrintFormat): void => {
    if (possible.length === 0) return;
    if (again.length > 0 && choice.reason.trim() === '' && !isOwed) {
      setLacking(true);
      reason.current?.querySelector('textarea')?.focus();
      return;
    }
    want(format);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={ids.length === 1 ? `${title} ${ids[0]}` : words.text('ui.bulk.title', { event: title, count: total })}
      size="large"
      dismissable={!isBusy}
      footer={
        <>
          <Button onPress={onClose}>{words.text(step.at === 'made' ? 'ui.part.close' : 'ui.part.cancel')}</Button>
          {step.at === 'choosing' && (
            <PrintButtons
              machine={machine}
              ids={possible}
              checked={checked}
              awaited={awaited}
              onPrint={print}
              onLeave={onClose}
            />
          )}
          {refused.length > 0 && (
            <Button tone="primary" onPress={() => printing.retry(refused.flatMap(({ id }) => id ?? []))}>
              {words.text('ui.bulk.retry', { count: refused.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m">
        {step.at === 'tooMany' && (
          <Notice tone="critical">{words.text('ui.printing.tooMany', { count: total, most: LABELS_MOST })}</Notice>
        )}
        {printing.failure !== null && <Notice tone="critical">{printing.failure}</Notice>}
        {isOwed && step.at === 'choosing' && <Notice tone="warning">{words.text('ui.printing.owed')}</Notice>}
        {(step.at === 'judging' || step.at === 'recording') && (
          <ProgressBar
            label={words.text(step.at === 'judging' ? 'ui.bulk.judging' : 'ui.printing.recording')}
            value={(100 * step.done) / total}
            valueText={`${step.done} / ${total}`}
          />
        )}
        {step.at === 'making' && <ProgressBar label={words.text('ui.printing.making')} />}
        {step.at === 'choosing' && (
          <>
            {impossible.length > 0 && <Verdicts aggregateType={aggregateType} verdicts={impossible} isDone={false} />}
            {possible.length > 0 && <Undrawn {...checked} />}
            {possible.length > 0 && (
              <div className={css.parts}>
                <Form
                  onSubmit={(submit) => {
                    submit.preventDefault();
                    print('paper');
                  }}
                >
                  <Stack gap="m">
                    {again.length > 0 && (
                      <div ref={reason}>
                        <Stack gap="m">
                          <Notice tone="info">
                            {words.text('ui.printing.again', { count: again.length, all: possible.length })}
                          </Notice>
                          <TextArea
                            autoFocus
                            isRequired
                            label={words.text('ui.printing.reason')}
                            maxLength={REASON_MOST}
                            value={choice.reason}
                            error={
                              lacking && choice.reason.trim() === '' ? words.text('ui.printing.noReason') : undefined
                            }
                            onChange={(value) => change({ reason: value })}
                          />
                        </Stack>
                      </div>
                    )}
                    {choice.kind !== undefined && (
                      <Select
                        label={field('kind')}
                        choices={kinds.map((id) => ({ id, label: choiceOf(machine, 'kind', id, words) }))}
                        value={choice.kind}
                        onChange={(value) => change({ kind: kinds.find((id) => id === value) ?? choice.kind })}
                      />
                    )}
                    <Select
                      label={field('size')}
                      choices={sizes.map((id) => ({ id, label: choiceOf(machine, 'size', id, words) }))}
                      value={choice.size}
                      onChange={(value) => {
                        const size = sizes.find((id) => id === value) ?? sizes[0];
                        keepSize(user, printable, size);
                        change({ size });
                      }}
                    />
                    <NumberField
                      label={field('count')}
                      minValue={1}
                      maxValue={COPIES_MOST}
                      value={choice.copies}
                      onChange={(value) => change({ copies: Number.isNaN(value) ? 1 : value })}
                    />
                    <Select
                      label={words.text('ui.printing.density')}
                      choices={DENSITIES.map((dots) => ({
                        id: String(dots),
                        label: words.text('ui.printing.dots', { dots }),
                      }))}
                      value={String(choice.density)}
                      onChange={(value) => change({ density: value === '300' ? 300 : 203 })}
                    />
                    <input type="submit" hidden />
                  </Stack>
                </Form>
                <Preview
                  machine={machine}
                  ids={possible}
                  size={choice.size}
                  {...(choice.kind && { kind: choice.kind })}
                />
              </div>
            )}
          </>
        )}
        {step.at === 'made' && <Verdicts aggregateType={aggregateType} verdicts={step.verdicts} isDone />}
      </Stack>
      {printing.papers && (
        <PrintSheets
          pictures={printing.papers.pictures}
          size={printing.papers.choice.size}
          copies={printing.papers.choice.copies}
          onClose={printing.putAway}
        />
      )}
    </Dialog>
  );
}
