import { useCallback, useEffect, useMemo, useState } from 'react';
import { serverInstant } from '#services/clock.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { inTurns } from '#services/inTurns.ts';
import { stopRecordOrLastSeen, stopRecordRenewed$ } from '#services/kept/stops.ts';
import { readStream } from '#services/streams.ts';
import type { Stream } from '#services/stream.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import order from '#views/records/order/presentation.ts';
import { aggregateOf } from '#views/shapes/detail/aggregateOf.ts';
import { useAnticipated } from '#views/shapes/detail/useAnticipated.ts';

/** Parcels of a day that are read at once; the others wait, so that a poor line still answers what is pressed. */
const inTurn = inTurns(4);

interface Read {
  readonly stream: Stream | null;
  readonly aggregate: Aggregate | null;
  readonly failure: Failure | null;
}

const NONE: readonly never[] = [];
const nothing: Read = { stream: null, aggregate: null, failure: null };

/**
 * Reads the record of a stop, and again when its version changes. It stays on this phone: without a line the stop can still be
 * worked on, and is shown as the events that this device keeps will leave it.
 */
export function useTaskRecord(id: string, version: number) {
  const [read, setRead] = useState(nothing);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const request = useMemo(() => ({ id, version, turn }), [id, version, turn]);
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const load = async (): Promise<void> => {
      try {
        const ask = () => readStream(order.id, request.id, undefined, { signal, ownFailure: true });
        const stream = await inTurn(() => stopRecordOrLastSeen(request.id, serverInstant(), ask));
        setRead({ stream, aggregate: aggregateOf(stream), failure: null });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setRead((now) => ({ ...now, failure }));
      }
    };
    void load();
    return () => aborter.abort();
  }, [request]);
  useEffect(() => {
    const subscription = stopRecordRenewed$(id).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [id, reload]);
  return useAnticipated(order, { ...read, records: NONE, reload });
}
