import { useCallback, useMemo } from 'react';
import type { AskOptions } from '#services/http.ts';
import { readPractice, type Practice, type PracticeFilter } from '#services/practice.ts';
import { rangeOf } from '#views/shapes/list/query.ts';
import { useAsked, type Asked } from '#views/useAsked.ts';
import type { PageState } from '../machine/usePage.ts';

/** What the address narrows practice to; the same for the map, the table and the cases. */
export function usePracticeFilter({ days, branch, version, narrowed: { role } }: PageState): PracticeFilter {
  return useMemo(() => {
    const range = rangeOf(days ?? undefined);
    return {
      ...(range && { from: range.start, to: range.end }),
      ...(branch !== null && { branch }),
      ...(role !== null && { role }),
      ...(version !== null && { version }),
    };
  }, [days, branch, version, role]);
}

/** What was done by a machine under a filter. */
export function usePractice(machine: string, filter: PracticeFilter): Asked<Practice> {
  const read = useCallback(
    (options: AskOptions) => readPractice({ machine, filter }, { ...options, ownFailure: true }),
    [machine, filter],
  );
  return useAsked(read);
}
