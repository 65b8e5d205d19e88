import type { ListView } from '#services/listViews.ts';
import type { Views } from '#views/shapes/list/views/useViews.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';

interface PinButtonProps {
  readonly views: Views;
  /** The saved report that is shown; null for one that is not saved. */
  readonly current: ListView | null;
}

/** Pins a saved report to Home, or takes it away. */
export function PinButton({ views, current }: PinButtonProps) {
  const words = useWords();
  const isPinned = current?.isPinned ?? false;
  return (
    <Button
      icon="home"
      aria-pressed={isPinned}
      reason={current === null ? words.text('ui.report.saveFirst') : undefined}
      onPress={() => void (current && views.pin(current, !isPinned))}
    >
      {words.text(isPinned ? 'ui.report.unpin' : 'ui.report.pin')}
    </Button>
  );
}
