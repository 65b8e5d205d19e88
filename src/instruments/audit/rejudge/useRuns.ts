import { useEffect } from 'react';
import { readRejudgements } from '#instruments/services/rejudgements.ts';
import { useAsked } from '#views/data/useAsked.ts';

const LOOK_MS = 1000;

const read: typeof readRejudgements = (options) => readRejudgements({ ...options, ownFailure: true });

/** Loads the latest runs and repeats while one is active. */
export function useRuns() {
  const asked = useAsked(read);
  const { answer, loading, reload } = asked;
  const isWorking = answer?.some(({ outcome }) => outcome === null) === true;
  useEffect(() => {
    if (!isWorking || loading) return undefined;
    const timer = setTimeout(reload, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isWorking, loading, reload]);
  return { ...asked, working: answer?.find(({ outcome }) => outcome === null) ?? null };
}
