import { useEffect, useState } from 'react';
import type { ListView } from '#services/listViews.ts';
import { readThreshold, type ReadThreshold, type ThresholdFigure } from '#services/thresholds.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/words.tsx';
import { ThresholdDialog } from './ThresholdDialog.tsx';

interface ThresholdButtonProps {
  /** The saved report that is shown; null for one that is not saved. */
  readonly current: ListView | null;
  /** Its first figure; null where its period is of fixed days. */
  readonly figure: ThresholdFigure | null;
}

/** Opens the own threshold of a saved report. */
export function ThresholdButton({ current, figure }: ThresholdButtonProps) {
  const words = useWords();
  const view = current?.id ?? null;
  const [read, setRead] = useState<{ readonly of: string | null; readonly threshold: ReadThreshold | null }>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (view === null) return undefined;
    const aborter = new AbortController();
    // Without it the button says that none is set; the dialog reports what fails.
    readThreshold(view, { signal: aborter.signal, ownFailure: true }).then(
      (threshold) => setRead({ of: view, threshold }),
      () => {},
    );
    return () => aborter.abort();
  }, [view]);
  const threshold = read?.of === view ? (read?.threshold ?? null) : null;
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
          onDone={(bound) =>
            setRead({ of: view, threshold: bound && { view: current.id, ...bound, value: null, countedAt: null } })
          }
        />
      )}
    </>
  );
}
