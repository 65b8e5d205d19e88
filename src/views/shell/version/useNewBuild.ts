import { useEffect, useState } from 'react';
import { distinctUntilChanged, exhaustMap, filter, fromEvent, map, merge, of, timer } from 'rxjs';
import { runningBuild, servedBuild } from '#services/build.ts';
import { status$ } from '#services/live/live.ts';

/** Interval of the build check, milliseconds. */
const ASK_MS = 300_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** Emits a served build that differs from the running one. Checks periodically, on focus, and on reconnection. */
const newBuild$ = (running: string) =>
  merge(
    timer(ASK_MS, ASK_MS),
    fromEvent(document, 'visibilitychange'),
    status$.pipe(
      distinctUntilChanged(),
      filter((status) => status === 'live'),
    ),
  ).pipe(
    filter(isVisible),
    exhaustMap(servedBuild),
    map((served) => (served !== null && served !== running ? served : null)),
    distinctUntilChanged(),
  );

/** Returns the served build if it differs from the running one; else null. */
export function useNewBuild(): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    const running = runningBuild();
    const subscription = (running === null ? of(null) : newBuild$(running)).subscribe(setFound);
    return () => subscription.unsubscribe();
  }, []);
  return found;
}
