import { useEffect, useState } from 'react';
import { distinctUntilChanged, exhaustMap, filter, fromEvent, map, merge, of, timer } from 'rxjs';
import { runningBuild, servedBuild } from '#services/build.ts';
import { status$ } from '#services/live/live.ts';

/** How often the server is asked which build it serves, milliseconds. */
const ASK_MS = 300_000;

const isVisible = (): boolean => document.visibilityState === 'visible';

/** A build was served that is not the one that runs: asked for now and then, on coming back, and when the line is back. */
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

/** The build that the server serves, once it is another than the one that runs; null until then. */
export function useNewBuild(): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    const running = runningBuild();
    const subscription = (running === null ? of(null) : newBuild$(running)).subscribe(setFound);
    return () => subscription.unsubscribe();
  }, []);
  return found;
}
