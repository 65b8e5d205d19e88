import { useState } from 'react';
import { valueText } from '#i18n/measureText.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { wordFailure } from '#services/failure.ts';
import type { ListView } from '#services/listViews.ts';
import {
  dropThreshold,
  keepThreshold,
  type Bound,
  type ReadThreshold,
  type ThresholdFigure,
} from '#services/thresholds.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { NumberField } from '#views/ui/NumberField.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { measuredValue, measureTitle, sheetValue, UNITS } from '#i18n/reportTitles.ts';

interface ThresholdDialogProps {
  readonly view: ListView;
  readonly figure: ThresholdFigure;
  /** The present threshold; null for none. */
  readonly threshold: ReadThreshold | null;
  readonly onClose: () => void;
  /** Called with the bound that is kept; null for one that was removed. */
  readonly onDone: (bound: Bound | null) => void;
}

const COMPARISONS = ['above', 'below'] as const;

/** Sets a bound for the first figure of a saved report; the person gets a notice when it is crossed. */
export function ThresholdDialog({ view, figure, threshold, onClose, onDone }: ThresholdDialogProps) {
  const words = useWords();
  const { call, isPending, failure } = useCall();
  const unit = reportOn(figure.machine)?.measures[figure.measure]?.unit ?? 'count';
  const [comparison, setComparison] = useState<Bound['comparison']>(threshold?.comparison ?? 'above');
  const [entered, setEntered] = useState(sheetValue(threshold?.bound ?? null, unit) ?? Number.NaN);
  const [isMissing, setMissing] = useState(false);
  const finish = (bound: Bound | null, title: string): void => {
    toast({ tone: 'positive', title });
    onDone(bound);
    onClose();
  };
  const save = async (): Promise<void> => {
    setMissing(Number.isNaN(entered));
    if (Number.isNaN(entered)) return;
    await call(async () => {
      const bound = { comparison, bound: measuredValue(entered, unit) };
      await keepThreshold(view.id, figure, bound);
      finish(bound, words.text('ui.report.threshold.kept', { name: view.name }));
    });
  };
  const remove = (): Promise<void> =>
    call(async () => {
      await dropThreshold(view.id);
      finish(null, words.text('ui.report.threshold.removed', { name: view.name }));
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.report.threshold.title', { name: view.name })}
      size="small"
      footer={
        <>
          {threshold && (
            <Button isPending={isPending} onPress={() => void remove()}>
              {words.text('ui.report.threshold.remove')}
            </Button>
          )}
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button tone="primary" isPending={isPending} onPress={() => void save()}>
            {words.text('ui.views.save')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {failure && <Notice tone="critical">{wordFailure(failure, words)}</Notice>}
        <p>{words.text('ui.report.threshold.about', { measure: measureTitle(figure.machine, figure, words) })}</p>
        <RadioGroup
          label={words.text('ui.report.threshold.when')}
          choices={COMPARISONS.map((id) => ({ id, label: words.text(`ui.report.threshold.${id}`) }))}
          value={comparison}
          onChange={(id) => setComparison(id === 'below' ? 'below' : 'above')}
        />
        <NumberField
          label={words.text('ui.report.threshold.bound')}
          isRequired
          value={entered}
          onChange={setEntered}
          formatOptions={{ maximumFractionDigits: 2 }}
          {...(UNITS[unit] !== '' && { unit: UNITS[unit] })}
          error={isMissing ? words.text('ui.report.threshold.missing') : undefined}
        />
        {threshold?.countedAt && (
          <p>
            {words.text('ui.report.threshold.counted', {
              value: valueText(threshold.value, unit, words),
              at: words.instant(threshold.countedAt),
            })}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
