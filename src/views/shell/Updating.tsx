import { Icon } from '#views/ui/Icon.tsx';
import { useWords } from '#views/words.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import * as css from './Updating.css.ts';

/** The server does not answer: a warning at the top right for as long as the console waits before it tries again (§8). */
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
