import { useCallback, useMemo } from 'react';
import type { AskOptions } from '#services/http.ts';
import {
  readProcessMining,
  type ProcessMining,
  type ProcessMiningFilter,
} from '#instruments/services/processMining.ts';
import { rangeOf } from '#views/shapes/list/query.ts';
import { useAsked, type Asked } from '#views/data/useAsked.ts';
import type { PageState } from '../machine/usePage.ts';

/** Returns the process mining filter of the address, shared by map, table and cases. */
export function useProcessMiningFilter({ days, branch, version, narrowed: { role } }: PageState): ProcessMiningFilter {
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

/** Loads the process mining of a machine under a filter. */
export function useProcessMining(machine: string, filter: ProcessMiningFilter): Asked<ProcessMining> {
  const read = useCallback(
    (options: AskOptions) => readProcessMining({ machine, filter }, { ...options, ownFailure: true }),
    [machine, filter],
  );
  return useAsked(read);
}
