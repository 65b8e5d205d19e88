import { useCallback, useEffect, useRef, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { LABELS_MOST, type LabelSize, type PrintFormat } from '#machines/fields/printing.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { fetchLabels, previewLabels, type LabelPictures, type LabelRequest } from '#services/labels.ts';
import type { Verdict } from '#services/propose.ts';
import { saveFile } from '#services/save.ts';
import { useWords } from '#views/language/words.tsx';
import type { LabelKind, Printable } from '../presentation/presentation.ts';
import { isAllowed, run, commandsFor } from '../list/bulk.ts';

/** A person's print settings. */
export interface PrintChoice {
  readonly size: LabelSize;
  readonly kind?: LabelKind | undefined;
  readonly copies: number;
  readonly density: 203 | 300;
  /** Reason of printing again, for those printed before. */
  readonly reason: string;
}

/** State of a printing: judging, choosing, recording each, making recorded ones, made. */
export type PrintStep =
  | { readonly at: 'tooMany' | 'choosing' | 'making' }
  | { readonly at: 'judging' | 'recording'; readonly done: number }
  | { readonly at: 'made'; readonly verdicts: readonly Verdict[] };

/** Recorded, and to be made of it: kept, so that a file that did not come is fetched again without a second record. */
interface RecordedTransition {
  readonly verdicts: readonly Verdict[];
  readonly format: PrintFormat;
  readonly choice: PrintChoice;
}

const PROGRESS_BATCH = 20;

const idsOf = (verdicts: readonly Verdict[]): string[] => verdicts.flatMap(({ id }) => id ?? []);

/** Returns true if only the reason is missing for a printing. */
const lacksReason = (verdict: Verdict): boolean =>
  verdict.status === 'refused' &&
  (verdict.refusals ?? []).every(({ rule }) => rule?.endsWith('.reprintHasReason') === true);

/** A printing of labels: each thing's event first, refused or recorded, then the paper or the file of what was recorded. */
export function usePrinting(
  aggregateType: AggregateType,
  { of: machine, event: type, kinds: [usualKind] }: Printable,
  ids: readonly string[],
) {
  const words = useWords();
  const [targets, setTargets] = useState(ids);
  const isTooMany = targets.length > LABELS_MOST;
  const [step, setStep] = useState<PrintStep>(isTooMany ? { at: 'tooMany' } : { at: 'judging', done: 0 });
  const [judged, setJudged] = useState<readonly Verdict[]>([]);
  const [recorded, setRecorded] = useState<RecordedTransition | null>(null);
  const [papers, setPapers] = useState<{ pictures: LabelPictures; choice: PrintChoice } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const aborter = useRef(new AbortController());

  const trying = useCallback(
    async (work: () => Promise<void>, otherwise: PrintStep): Promise<void> => {
      setFailure(null);
      try {
        await work();
      } catch (error) {
        const failed = failureOf(error);
        if (!failed) throw error;
        if (failed.kind === 'aborted') return;
        setFailure(wordFailure(failed, words));
        setStep(otherwise);
      }
    },
    [words],
  );

  useEffect(() => {
    if (isTooMany) return undefined;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    const commands = commandsFor(aggregateType, targets, type, usualKind ? { kind: usualKind } : {});
    const onProgress = (done: number): void => setStep({ at: 'judging', done });
    void trying(
      async () => {
        setJudged(await run(commands, { dryRun: true, onProgress, signal }));
        setStep({ at: 'choosing' });
      },
      { at: 'choosing' },
    );
    return () => aborter.current.abort();
  }, [aggregateType, targets, type, usualKind, isTooMany, trying]);

  const again = idsOf(judged.filter(lacksReason));
  const impossible = judged.filter((verdict) => !isAllowed(verdict) && !lacksReason(verdict));
  const possible = idsOf(judged.filter((verdict) => isAllowed(verdict) || lacksReason(verdict)));

  /** Makes what is recorded; a failure leaves it to be made once more. */
  const make = (of: RecordedTransition): Promise<void> =>
    trying(
      async () => {
        const { verdicts, format, choice } = of;
        const made = idsOf(verdicts.filter(isAllowed));
        const { size, kind, copies, density } = choice;
        const command: LabelRequest = { machine, ids: made, size, ...(kind && { kind }) };
        const { signal } = aborter.current;
        if (made.length > 0) {
          setStep({ at: 'making' });
          if (format === 'paper') setPapers({ pictures: await previewLabels(command, { signal }), choice });
          else {
            const file = await fetchLabels({ ...command, output: format, copies, density }, { signal });
            saveFile(file, `${made.length === 1 ? made[0] : `${machine}-labels-${made.length}`}.${format}`);
          }
        }
        setRecorded(null);
        setStep({ at: 'made', verdicts });
      },
      { at: 'choosing' },
    );

  const print = (format: PrintFormat, choice: PrintChoice): Promise<void> => {
    if (recorded) return make({ ...recorded, format: recorded.format });
    return trying(
      async () => {
        const { size, kind, copies, reason } = choice;
        const payload = { count: copies, size, format, ...(kind && { kind }) };
        const first = possible.filter((id) => !again.includes(id));
        const commands = [
          ...commandsFor(aggregateType, first, type, payload),
          ...commandsFor(aggregateType, again, type, { ...payload, reason: reason.trim() }),
        ];
        const onProgress = (done: number): void => setStep({ at: 'recording', done });
        setStep({ at: 'recording', done: 0 });
        const { signal } = aborter.current;
        const verdicts = await run(commands, { dryRun: false, onProgress, signal, batch: PROGRESS_BATCH });
        const fresh = { verdicts: [...impossible, ...verdicts], format, choice };
        setRecorded(fresh);
        await make(fresh);
      },
      { at: 'choosing' },
    );
  };

  const retry = (refused: readonly string[]): void => {
    setStep({ at: 'judging', done: 0 });
    setTargets(refused);
  };

  return {
    step,
    total: targets.length,
    again,
    impossible,
    possible,
    failure,
    /** Recorded but not made: it is made again, not recorded again. */
    isOwed: recorded !== null,
    papers,
    print,
    retry,
    putAway: useCallback(() => setPapers(null), []),
  };
}
