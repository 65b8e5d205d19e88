import { useEffect } from 'react';
import { exhaustMap, filter, interval, merge } from 'rxjs';
import { askAgain, renewed$ } from '#services/kept/lastSeen.ts';
import { whenLineMayBeBack$ } from '#services/outbox/person.ts';
import { loadAgain } from '#views/shapes/fields/references.ts';
import { isUpNow } from './useOutbox.ts';

/** Time until what was not answered is asked for again, milliseconds. */
const AGAIN_MS = 10_000;
/** Names of stored registers: `register/branch`. */
const REGISTER = /^register\/([^/]+)/;

/** Asks again for what is shown as this browser kept it, as soon as there is a line. */
export function useAskingAgain(isStale: boolean): void {
  useEffect(() => {
    if (!isStale) return undefined;
    const asking = merge(whenLineMayBeBack$, interval(AGAIN_MS))
      .pipe(filter(isUpNow), exhaustMap(askAgain))
      .subscribe();
    return () => asking.unsubscribe();
  }, [isStale]);
  useEffect(() => {
    const names = renewed$.subscribe((name) => {
      const machine = REGISTER.exec(name)?.[1];
      if (machine !== undefined) loadAgain(machine);
    });
    return () => names.unsubscribe();
  }, []);
}
