import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { gaps$, rows$ } from '#services/live/live.ts';
import { allEvents, readStream } from '#services/streams.ts';
import type { Stream, StreamRecord } from '#services/stream.ts';
import { auditTime, merge } from 'rxjs';
import { useReadAgain } from '#views/data/useReadAgain.ts';
import { aggregateOf } from './aggregateOf.ts';
import { settledOf } from './settled.ts';

/** Time in which changes are gathered before an aggregate is read again, milliseconds. */
const GATHER_MS = 100;

/** One aggregate, kept true: what it is, what may happen to it and why not, and what happened. */
export interface AggregateView {
  readonly stream: Stream | null;
  readonly aggregate: Aggregate | null;
  /** Oldest first. */
  readonly records: readonly StreamRecord[];
  readonly failure: Failure | null;
  readonly reload: () => void;
}

const nothing = { stream: null, aggregate: null, records: [], failure: null };

/** Reads an aggregate and reads it again whenever something happens to it; what is shown stays until the new has come. */
export function useAggregate(aggregateType: AggregateType, id: string): AggregateView {
  const [view, setView] = useState<Omit<AggregateView, 'reload'>>(nothing);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const request = useMemo(() => ({ aggregateType, id, turn }), [aggregateType, id, turn]);
  // What happened stays as it was: only what came after it is read again.
  const loaded = useRef<{ of: string; records: readonly StreamRecord[] }>({ of: '', records: [] });
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const read = async (): Promise<void> => {
      const own = { signal, ownFailure: true };
      const of = `${request.aggregateType.id}/${request.id}`;
      const known = loaded.current.of === of ? settledOf(loaded.current.records) : [];
      try {
        const [stream, later] = await Promise.all([
          readStream(request.aggregateType.id, request.id, undefined, own),
          allEvents(request.aggregateType.id, request.id, known.at(-1)?.version, own),
        ]);
        const records = later.length === 0 ? known : [...known, ...later];
        loaded.current = { of, records };
        setView({ stream, aggregate: aggregateOf(stream), records, failure: null });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setView((now) => ({ ...now, failure }));
      }
    };
    void read();
    return () => aborter.abort();
  }, [request]);
  useEffect(() => {
    const changes = merge(
      rows$(aggregateType.id, (other) => other === id),
      gaps$,
    ).pipe(auditTime(GATHER_MS));
    const subscription = changes.subscribe(reload);
    return () => subscription.unsubscribe();
  }, [aggregateType, id, reload]);
  useReadAgain(view.failure, reload);
  return { ...view, reload };
}
