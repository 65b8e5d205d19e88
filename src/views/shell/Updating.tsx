import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/language/words.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import * as css from './Updating.css.ts';

/** Warning at the top right while the server does not answer, until the next attempt (§8). */
export function Updating() {
  const words = useWords();
  return (
    <>
      <LoadingOverlay />
      <p role="alert" className={css.warning}>
        <Icon name="warning" />
        {words.text('failure.updating')}
      </p>
    </>
  );
}
