import { useCallback, useEffect, useState } from 'react';
import type { AskOptions } from '#services/http.ts';
import { failureOf, type Failure } from '#services/failure.ts';

/** Request of a component: the latest answer, whether another is loading, and the failure. */
export interface Asked<Answer> {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** Requests on mount, when the question changes, and on demand. */
export function useAsked<Answer>(read: (options: AskOptions) => Promise<Answer>): Asked<Answer> {
  const [turn, setTurn] = useState(0);
  const [got, setGot] = useState<{ by: unknown; turn: number; answer: Answer | null; failure: Failure | null }>({
    by: null,
    turn: 0,
    answer: null,
    failure: null,
  });
  useEffect(() => {
    const aborter = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const answer = await read({ signal: aborter.signal });
        if (!aborter.signal.aborted) setGot({ by: read, turn, answer, failure: null });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setGot({ by: read, turn, answer: null, failure });
      }
    };
    void load();
    return () => aborter.abort();
  }, [read, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  return { answer: got.answer, failure: got.failure, loading: got.by !== read || got.turn !== turn, reload };
}
