import { Observable } from 'rxjs';
import { askingDelay } from './backoff.ts';
import { Ended, Gap, type Batch } from './protocol.ts';

/** Questions over HTTP for want of a socket. */
interface Asking {
  /** Events missed so far, and the position reached; null where none is known to begin with. */
  readonly missed: () => Promise<Batch | null>;
  readonly onMissed: (batch: Batch) => void;
  readonly onGap: (position: number) => void;
  readonly onAway: () => void;
  /** The session has ended: nothing is asked any more. */
  readonly onEnded: () => void;
  /** In [0, 1). */
  readonly random: () => number;
}

/**
 * Asks for missed events again and again while it is subscribed. Emits when a server that did not answer answers again:
 * then a socket is worth a try.
 */
export const asking$ = ({ missed, onMissed, onGap, onAway, onEnded, random }: Asking): Observable<void> =>
  new Observable((observer) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasAway = false;

    const ask = async (): Promise<void> => {
      const outcome = await missed().catch((error: unknown) =>
        error instanceof Gap || error instanceof Ended ? error : 'away',
      );
      if (observer.closed) return;
      if (outcome instanceof Ended) return onEnded();
      if (outcome === 'away') onAway();
      else if (outcome instanceof Gap) onGap(outcome.position);
      else if (outcome !== null) onMissed(outcome);
      const isBack = wasAway && outcome !== 'away';
      wasAway = outcome === 'away';
      plan();
      if (isBack) observer.next();
    };
    const plan = (): void => {
      timer = setTimeout(() => void ask(), askingDelay(wasAway ? 'isAway' : 'answers', random()));
    };

    // After the first try of another socket, which is enough for a line that was only cut.
    plan();
    return () => clearTimeout(timer);
  });
