import { useCallback, useEffect, useMemo, useState } from 'react';
import { auditTime, filter, merge } from 'rxjs';
import { serverInstant } from '#services/clock.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { readGroups, type Grouped, type GroupsRequest } from '#services/groups.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { useReadAgain } from '#views/data/useReadAgain.ts';

/** Groups kept current: read again after events of such records, at most every few seconds. */
export interface Groups {
  /** Null until they are read. */
  readonly groups: readonly Grouped[] | null;
  /** Instant at which they were read, UTC ISO; empty until then. */
  readonly at: string;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

const CALM_MS = 10_000;

const NOTHING = { groups: null, at: '', failure: null, of: '' };

/** Reads groupings of a machine's rows; null requests nothing. Equal requests are one request. */
export function useGroups(machine: string, requests: readonly GroupsRequest[] | null): Groups {
  const written = JSON.stringify(requests);
  const [read, setRead] = useState<Omit<Groups, 'reload'> & { of: string }>(NOTHING);
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const asked = useMemo(
    () => ({ machine, requests: JSON.parse(written) as readonly GroupsRequest[] | null, turn }),
    [machine, written, turn],
  );
  const of = `${machine} ${written}`;
  useEffect(() => {
    if (asked.requests === null) return undefined;
    const aborter = new AbortController();
    readGroups(asked.machine, asked.requests, { signal: aborter.signal, ownForbidden: true, ownFailure: true }).then(
      (groups) => setRead({ groups, at: serverInstant(), failure: null, of }),
      (error: unknown) => {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setRead({ groups: null, at: '', failure, of });
      },
    );
    return () => aborter.abort();
  }, [asked, of]);
  useEffect(() => {
    const machines = new Set([machine, ...(asked.requests ?? []).flatMap((one) => one.machine ?? [])]);
    const news = merge(events$.pipe(filter((event) => machines.has(event.machine))), gaps$);
    const subscription = news.pipe(auditTime(CALM_MS)).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [machine, asked, reload]);
  useReadAgain(read.failure, reload);
  const isCurrent = read.of === of;
  return {
    groups: isCurrent ? read.groups : null,
    at: isCurrent ? read.at : '',
    failure: isCurrent ? read.failure : null,
    reload,
  };
}
