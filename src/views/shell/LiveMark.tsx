import { useId } from 'react';
import { later } from '#services/firstView.ts';
import type { LiveStatus } from '#services/live/protocol.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Hidden } from '#views/ui/Hidden.tsx';
import { Status } from '#views/ui/Status.tsx';
import { StatusMark } from '#views/ui/StatusMark.tsx';
import type { Tone } from '#views/ui/theme/tokens.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './LiveMark.css.ts';
import { useLiveStatus } from './useLive.ts';

const OutboxMark = arriving(later(() => import('./outbox/OutboxMark.tsx')));

const TONES: Record<LiveStatus, Tone> = {
  connecting: 'neutral',
  live: 'positive',
  polled: 'info',
  reconnecting: 'warning',
  off: 'neutral',
};

/** Shows whether live changes arrive and the person's own commands are sent. */
export function LiveMark({ isNarrow }: { isNarrow: boolean }) {
  const words = useWords();
  const status = useLiveStatus();
  const explanation = useId();
  const text = words.text(`shell.live.${status}`);
  const meaning = words.text(`shell.live.meaning.${status}`);
  return (
    <>
      <OutboxMark isNarrow={isNarrow} />
      <div
        role="status"
        aria-label={words.text('shell.live')}
        aria-describedby={explanation}
        className={css.mark}
        title={isNarrow ? `${text}. ${meaning}` : meaning}
      >
        {isNarrow ? (
          <>
            <StatusMark tone={TONES[status]} />
            <Hidden>{text}</Hidden>
          </>
        ) : (
          <Status tone={TONES[status]}>{text}</Status>
        )}
      </div>
      <span id={explanation} hidden>
        {meaning}
      </span>
    </>
  );
}
