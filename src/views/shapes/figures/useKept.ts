import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditTime, filter, merge } from 'rxjs';
import { failureOf, type Failure } from '#services/failure.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { useReadAgain } from '#views/data/useReadAgain.ts';

/** An answer kept up to date: requested again after events of some machines, at most every few seconds. */
export interface Kept<Answer> {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

const CALM_MS = 5000;

/** `read` and `machines` must keep their identity while the request is the same. */
export function useKept<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  machines: readonly string[],
): Kept<Answer> {
  const [kept, setKept] = useState<Omit<Kept<Answer>, 'reload'>>({ answer: null, failure: null });
  const [turn, setTurn] = useState(0);
  const query = useMemo(() => ({ read, turn }), [read, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const aborter = new AbortController();
    query.read(aborter.signal).then(
      (answer) => setKept({ answer, failure: null }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setKept({ answer: null, failure });
      },
    );
    return () => aborter.abort();
  }, [query]);
  useEffect(() => {
    const news = merge(events$.pipe(filter(({ machine }) => machines.includes(machine))), gaps$);
    const subscription = news.pipe(auditTime(CALM_MS)).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [reload, machines]);
  useReadAgain(kept.failure, reload);
  return { ...kept, reload };
}
