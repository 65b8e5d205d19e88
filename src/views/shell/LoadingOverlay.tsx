import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './LoadingOverlay.css.ts';

/** Full-screen loading overlay (§2). */
export function LoadingOverlay() {
  const words = useWords();
  return (
    <div className={css.overlay} role="status">
      <Spinner />
      {words.text('ui.app.loading')}
    </div>
  );
}
