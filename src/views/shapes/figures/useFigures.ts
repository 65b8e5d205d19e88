import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditTime, filter, merge } from 'rxjs';
import { failureOf, type Failure } from '#services/failure.ts';
import { readFigures, type Figure, type FiguresRequest } from '#services/figures.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { useReadAgain } from '#views/data/useReadAgain.ts';

/** Keeps figures current: counts again after events of such aggregates, within the given pace. */
export interface Figures {
  readonly figures: ReadonlyMap<string, Figure> | null;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

const CALM_MS = 5000;

/** `wishes` must be the same list for the same request; `calmMs` is the least time between two counts. */
export function useFigures(machine: string, requests: readonly FiguresRequest[], calmMs = CALM_MS): Figures {
  const [read, setRead] = useState<Omit<Figures, 'reload'>>({ figures: null, failure: null });
  const [turn, setTurn] = useState(0);
  const asked = useMemo(() => ({ requests, turn }), [requests, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const aborter = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const figures = await readFigures(machine, asked.requests, { signal: aborter.signal, ownForbidden: true });
        setRead({ figures, failure: null });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setRead({ figures: null, failure });
      }
    };
    void load();
    return () => aborter.abort();
  }, [machine, asked]);
  useEffect(() => {
    const counted = new Set([machine, ...asked.requests.flatMap((one) => one.machine ?? [])]);
    const news = merge(events$.pipe(filter((event) => counted.has(event.machine))), gaps$);
    const subscription = news.pipe(auditTime(calmMs)).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [machine, asked, reload, calmMs]);
  useReadAgain(read.failure, reload);
  return { ...read, reload };
}
