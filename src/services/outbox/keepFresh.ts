import { concatMap, debounceTime, distinctUntilChanged, filter, map, throttleTime, type Observable } from 'rxjs';
import { KEPT_AGGREGATES, readStream } from '../streams.ts';
import type { KeptEntry } from './entry.ts';

/** A pause in the scanning, milliseconds. */
const PAUSE_MS = 5_000;
/** A list of ten thousand parcels is not read more often than this, milliseconds. */
const SELDOM_MS = 60_000;

interface Worked {
  readonly machine: string;
  readonly id: string;
  /** Key of the entry that changed it last. */
  readonly key: string;
}

const lastWorkedOn = (entries: readonly KeptEntry[]): Worked | null => {
  const entry = entries.findLast(({ state, machine }) => state === 'sent' && KEPT_AGGREGATES.has(machine));
  return entry && entry.id !== null ? { machine: entry.machine, id: entry.id, key: entry.key } : null;
};

/** Reads what is worked on again when scans have reached it, so that what is kept for want of a line is not far behind. */
export const keepFresh$ = (entries$: Observable<readonly KeptEntry[]>): Observable<unknown> =>
  entries$.pipe(
    map(lastWorkedOn),
    filter((worked) => worked !== null),
    distinctUntilChanged((one, other) => one.key === other.key),
    debounceTime(PAUSE_MS),
    throttleTime(SELDOM_MS, undefined, { leading: true, trailing: true }),
    // Ignores failures: the next scan refreshes the store, and readers load missing entries themselves.
    concatMap(({ machine, id }) => readStream(machine, id, undefined, { ownForbidden: true }).catch(() => null)),
  );
