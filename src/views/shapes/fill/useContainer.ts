import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditTime, filter, merge, skip } from 'rxjs';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { gaps$, rows$ } from '#services/live/live.ts';
import { outbox } from '#services/outbox/outbox.ts';
import { readStream } from '#services/streams.ts';
import type { Stream } from '#services/stream.ts';

/** Time in which changes are gathered before a read, milliseconds. */
const GATHER_MS = 100;

interface Read {
  readonly of: string;
  readonly stream: Stream | null;
  readonly failure: Failure | null;
}

/** The container, kept current: null while it loads, or where it cannot; `failure` has the reason. */
export function useContainer(aggregateType: AggregateType, id: string | null) {
  const [read, setRead] = useState<Read | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const request = useMemo(() => ({ aggregateType, id, turn }), [aggregateType, id, turn]);
  useEffect(() => {
    const { id: wanted } = request;
    if (wanted === null) return undefined;
    const aborter = new AbortController();
    readStream(request.aggregateType.id, wanted, undefined, { signal: aborter.signal, ownFailure: true }).then(
      (stream) => setRead({ of: wanted, stream, failure: null }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind === 'aborted') return;
        setRead((now) => ({ of: wanted, stream: now?.of === wanted ? now.stream : null, failure }));
      },
    );
    return () => aborter.abort();
  }, [request]);
  useEffect(() => {
    const back = outbox.online$.pipe(skip(1), filter(Boolean));
    const changes = merge(
      rows$(aggregateType.id, (other) => other === id),
      gaps$,
      back,
    ).pipe(auditTime(GATHER_MS));
    const subscription = changes.subscribe(reload);
    return () => subscription.unsubscribe();
  }, [aggregateType, id, reload]);
  const own = read?.of === id ? read : null;
  return { stream: own?.stream ?? null, failure: own?.failure ?? null, reload };
}
