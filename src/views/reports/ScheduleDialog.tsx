import { useState } from 'react';
import { SPANS } from '#machines/time/spans.ts';
import { wordFailure } from '#services/failure.ts';
import type { ListView } from '#services/listViews.ts';
import { dropSchedule, keepSchedule, type ReadSchedule, type ScheduledReport } from '#services/schedules.ts';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';

interface ScheduleDialogProps {
  readonly view: ListView;
  readonly report: ScheduledReport;
  /** The present schedule; null for none. */
  readonly schedule: ReadSchedule | null;
  readonly onClose: () => void;
  /** Called with the span that is kept; null for one that was removed. */
  readonly onDone: (every: ReadSchedule['every'] | null) => void;
}

/** Sets after which spans a saved report is written to the download list. */
export function ScheduleDialog({ view, report, schedule, onClose, onDone }: ScheduleDialogProps) {
  const words = useWords();
  const { call, isPending, failure } = useCall();
  const [every, setEvery] = useState<ReadSchedule['every']>(schedule?.every ?? 'day');
  const finish = (kept: ReadSchedule['every'] | null, title: string): void => {
    toast({ tone: 'positive', title });
    onDone(kept);
    onClose();
  };
  const save = (): Promise<void> =>
    call(async () => {
      await keepSchedule(view.id, report, every);
      finish(every, words.text('ui.report.schedule.kept', { name: view.name }));
    });
  const remove = (): Promise<void> =>
    call(async () => {
      await dropSchedule(view.id);
      finish(null, words.text('ui.report.schedule.removed', { name: view.name }));
    });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.report.schedule.title', { name: view.name })}
      size="small"
      footer={
        <>
          {schedule && (
            <Button isPending={isPending} onPress={() => void remove()}>
              {words.text('ui.report.schedule.remove')}
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
        <p>{words.text(report.on === null ? 'ui.report.schedule.aboutNow' : 'ui.report.schedule.about')}</p>
        <RadioGroup
          label={words.text('ui.report.schedule.every')}
          choices={SPANS.map((id) => ({ id, label: words.text(`ui.report.schedule.${id}`) }))}
          value={every}
          onChange={(id) => setEvery(SPANS.find((span) => span === id) ?? 'day')}
        />
        {schedule?.writtenTo && (
          <p>{words.text('ui.report.schedule.written', { day: words.day(`${schedule.writtenTo}T12:00:00Z`) })}</p>
        )}
      </Stack>
    </Dialog>
  );
}
