import { useState } from 'react';
import { failureOf, type Failure } from '#services/failure.ts';

/** State of the calls that a component makes one at a time. */
interface Calls {
  readonly isPending: boolean;
  /** Failure of the last call. */
  readonly failure: Failure | null;
  readonly clearFailure: () => void;
  /** Runs a call and keeps its failure. Other errors are thrown. */
  readonly call: (run: () => Promise<void>) => Promise<void>;
}

/** Runs calls of a component on demand. */
export function useCall(): Calls {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const call = async (run: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      const failed = failureOf(error);
      if (!failed) throw error;
      setFailure(failed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, clearFailure: () => setFailure(null), call };
}
