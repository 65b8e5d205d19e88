import { useEffect } from 'react';
import { auditTime, filter, interval, merge } from 'rxjs';
import { failureOf } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { readBranchCount, type BranchCount } from '#services/references.ts';
import { useAsked } from '#views/data/useAsked.ts';

/** Not everybody receives the events of a count: then its begin and end are seen this much later. Milliseconds. */
const AGAIN_MS = 60_000;
/** Several events come with one act. Milliseconds. */
const GATHER_MS = 200;

let lastRead: BranchCount | null = null;

/** Without an answer the last one holds. */
async function read(options: AskOptions): Promise<BranchCount | null> {
  try {
    lastRead = await readBranchCount({ ...options, ownFailure: true });
  } catch (error) {
    if (!failureOf(error)) throw error;
  }
  return lastRead;
}

/** The running count of the person's own branch, kept current. */
export function useBranchCount(): BranchCount | null {
  const { answer, reload } = useAsked(read);
  useEffect(() => {
    const counts$ = events$.pipe(filter(({ machine }) => machine === 'branch' || machine === 'inventoryTask'));
    const seen$ = interval(AGAIN_MS).pipe(filter(() => document.visibilityState === 'visible'));
    const reading = merge(counts$, gaps$, seen$).pipe(auditTime(GATHER_MS)).subscribe(reload);
    return () => reading.unsubscribe();
  }, [reload]);
  return answer;
}
