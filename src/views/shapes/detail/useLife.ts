import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { gaps$, rows$ } from '#services/live/live.ts';
import { allEvents, readStream, type Stream, type StreamRecord } from '#services/streams.ts';
import { auditTime, merge } from 'rxjs';

/** How long changes are gathered before a life is read again, milliseconds. */
const GATHER_MS = 100;

/** One life, kept true: what it is, what may happen to it and why not, and what happened. */
export interface LifeView {
  readonly stream: Stream | null;
  readonly life: Life | null;
  /** Oldest first. */
  readonly records: readonly StreamRecord[];
  readonly failure: Failure | null;
  readonly reload: () => void;
}

const lifeOf = ({ id, version, regions, context }: Stream): Life => ({
  id,
  version,
  states: regions,
  remembered: {},
  context,
});

const nothing = { stream: null, life: null, records: [], failure: null };

/** Reads a life and reads it again whenever something happens to it; what is shown stays until the new has come. */
export function useLife(noun: Noun, id: string): LifeView {
  const [view, setView] = useState<Omit<LifeView, 'reload'>>(nothing);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const wish = useMemo(() => ({ noun, id, turn }), [noun, id, turn]);
  // What happened stays as it was: only what came after it is read again.
  const told = useRef<{ of: string; records: readonly StreamRecord[] }>({ of: '', records: [] });
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const read = async (): Promise<void> => {
      const own = { signal, ownFailure: true };
      const of = `${wish.noun.id}/${wish.id}`;
      const known = told.current.of === of ? told.current.records : [];
      try {
        const [stream, later] = await Promise.all([
          readStream(wish.noun.id, wish.id, undefined, own),
          allEvents(wish.noun.id, wish.id, known.at(-1)?.version, own),
        ]);
        const records = later.length === 0 ? known : [...known, ...later];
        told.current = { of, records };
        setView({ stream, life: lifeOf(stream), records, failure: null });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setView((now) => ({ ...now, failure }));
      }
    };
    void read();
    return () => aborter.abort();
  }, [wish]);
  useEffect(() => {
    const changes = merge(
      rows$(noun.id, (other) => other === id),
      gaps$,
    ).pipe(auditTime(GATHER_MS));
    const subscription = changes.subscribe(reload);
    return () => subscription.unsubscribe();
  }, [noun, id, reload]);
  return { ...view, reload };
}
