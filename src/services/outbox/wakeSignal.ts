import type { Observable } from 'rxjs';

/** `work`: there may be something to do; `line`: what failed before may succeed now. */
export type Ring = 'work' | 'line';

/** Waiting that a ring cuts short; one that came while nobody waited is not lost. */
export const createWakeSignal = (rings$: Observable<Ring>, signal: AbortSignal) => {
  let rung: Ring | null = null;
  let wake: (() => void) | null = null;
  const subscription = rings$.subscribe((ring) => {
    rung = rung === 'line' ? rung : ring;
    wake?.();
  });
  const stop = (): void => {
    subscription.unsubscribe();
    wake?.();
  };
  signal.addEventListener('abort', stop, { once: true });

  /** Waits for a ring that counts, but no longer than this. */
  const wait = (isEnough: (ring: Ring) => boolean, milliseconds: number | null): Promise<void> =>
    new Promise((resolve) => {
      const isOver = (): boolean => signal.aborted || (rung !== null && isEnough(rung));
      const finish = (): void => {
        clearTimeout(timer);
        wake = null;
        rung = null;
        resolve();
      };
      const timer = milliseconds === null ? undefined : setTimeout(finish, milliseconds);
      wake = () => isOver() && finish();
      wake();
    });

  return {
    forWork: (): Promise<void> => wait(() => true, null),
    /** Waits for a better connection, or this long. */
    forLine: (milliseconds: number | null): Promise<void> => wait((ring) => ring === 'line', milliseconds),
  };
};
