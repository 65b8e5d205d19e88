import { useEffect, useState } from 'react';
import { combineLatest, map, of, switchMap, timer } from 'rxjs';
import { outbox, type Entry } from '#services/outbox/outbox.ts';
import { summaryOf, type Summary } from '#services/outbox/summary.ts';

/** Longest wait over a working connection before it is shown, milliseconds. */
const PATIENCE_MS = 2_000;

const summary$ = combineLatest([outbox.entries$, outbox.online$]).pipe(
  map(([entries, isUp]) => summaryOf(entries, isUp)),
  switchMap((summary) => {
    const isPassing = summary.isUp && summary.waiting > 0;
    return isPassing ? timer(PATIENCE_MS).pipe(map(() => summary)) : of(summary);
  }),
);

/** Returns the summary of the outbox, kept up to date; null until it has loaded. */
export function useSummary(): Summary | null {
  const [summary, setSummary] = useState<Summary | null>(null);
  useEffect(() => {
    const subscription = summary$.subscribe(setSummary);
    return () => subscription.unsubscribe();
  }, []);
  return summary;
}

/** Returns the person's entries, oldest first. */
export function useEntries(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const subscription = outbox.entries$.subscribe(setEntries);
    return () => subscription.unsubscribe();
  }, []);
  return entries;
}

let isUp = navigator.onLine;
outbox.online$.subscribe((now) => {
  isUp = now;
});

/** Returns the last known state of the connection. */
export const isUpNow = (): boolean => isUp;

/** Subscribes to changes of the connection; returns the unsubscribe function. */
export const onLine = (onChange: () => void): (() => void) => {
  const subscription = outbox.online$.subscribe(onChange);
  return () => subscription.unsubscribe();
};
