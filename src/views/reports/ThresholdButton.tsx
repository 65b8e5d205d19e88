import { useState } from 'react';
import type { ListView } from '#services/listViews.ts';
import { readThreshold, type ThresholdFigure } from '#services/thresholds.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import { ThresholdDialog } from './ThresholdDialog.tsx';
import { useOfView } from './useOfView.ts';

interface ThresholdButtonProps {
  /** The saved report that is shown; null for one that is not saved. */
  readonly current: ListView | null;
  /** Its first figure; null where its period is of fixed days. */
  readonly figure: ThresholdFigure | null;
}

/** Opens the own threshold of a saved report. */
export function ThresholdButton({ current, figure }: ThresholdButtonProps) {
  const words = useWords();
  const { kept: threshold, keep } = useOfView(current?.id ?? null, readThreshold);
  const [isOpen, setOpen] = useState(false);
  const missing = current === null ? 'ui.report.saveFirst' : 'ui.report.movingFirst';
  return (
    <>
      <Button
        icon="bell"
        aria-haspopup="dialog"
        reason={current === null || figure === null ? words.text(missing) : undefined}
        onPress={() => setOpen(true)}
      >
        {words.text(threshold ? 'ui.report.warned' : 'ui.report.warn')}
      </Button>
      {isOpen && current && figure && (
        <ThresholdDialog
          view={current}
          figure={figure}
          threshold={threshold}
          onClose={() => setOpen(false)}
          onDone={(bound) => keep(bound && { view: current.id, ...bound, value: null, countedAt: null })}
        />
      )}
    </>
  );
}
