import { defer, distinctUntilChanged, filter, fromEvent, map, merge, Observable } from 'rxjs';
import { status$ } from '../live/live.ts';
import { session } from '../session.ts';

const sessions$ = new Observable<ReturnType<typeof session.getSnapshot>>((observer) => {
  observer.next(session.getSnapshot());
  const subscription = session.subscribe((snapshot) => observer.next(snapshot));
  return () => subscription.unsubscribe();
});

/** Id of the person who is signed in, also while he must sign in again; null for nobody. */
export const person$: Observable<string | null> = sessions$.pipe(
  map((snapshot) => (snapshot.hasTag('inside') ? (snapshot.context.user?.id ?? null) : null)),
  distinctUntilChanged(),
);

/** Moments at which what failed before may succeed: the line, the person or the token is back. */
export const whenLineMayBeBack$: Observable<unknown> = merge(
  fromEvent(globalThis, 'online'),
  defer(() => fromEvent(document, 'visibilitychange')).pipe(filter(() => document.visibilityState === 'visible')),
  status$.pipe(filter((status) => status === 'live' || status === 'polled')),
  sessions$.pipe(
    map((snapshot) => snapshot.matches('in')),
    distinctUntilChanged(),
    filter((isIn) => isIn),
  ),
);
