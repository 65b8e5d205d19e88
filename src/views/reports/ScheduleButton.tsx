import { useState } from 'react';
import type { ListView } from '#services/listViews.ts';
import { readSchedule, type ScheduledReport } from '#services/schedules.ts';
import { Button } from '#views/ui/Button.tsx';
import { useHolds } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { useOfView } from './useOfView.ts';

interface ScheduleButtonProps {
  /** The saved report that is shown; null for one that is not saved. */
  readonly current: ListView | null;
  /** The report as its file is written; null where a filter moves with the day besides the period. */
  readonly report: ScheduledReport | null;
}

const EXPORTS = ['exportTask.requested'];

/** Opens the own schedule of a saved report. */
export function ScheduleButton({ current, report }: ScheduleButtonProps) {
  const words = useWords();
  const mayExport = useHolds(EXPORTS);
  const { kept: schedule, keep } = useOfView(current?.id ?? null, readSchedule);
  const [isOpen, setOpen] = useState(false);
  if (!mayExport) return null;
  const missing = current === null ? 'ui.report.saveFirst' : 'ui.report.stillFirst';
  return (
    <>
      <Button
        icon="clock"
        aria-haspopup="dialog"
        reason={current === null || report === null ? words.text(missing) : undefined}
        onPress={() => setOpen(true)}
      >
        {words.text(schedule ? 'ui.report.scheduled' : 'ui.report.schedule')}
      </Button>
      {isOpen && current && report && (
        <ScheduleDialog
          view={current}
          report={report}
          schedule={schedule}
          onClose={() => setOpen(false)}
          onDone={(every) => keep(every && { view: current.id, every, writtenTo: null })}
        />
      )}
    </>
  );
}
