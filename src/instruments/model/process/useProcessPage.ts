import { useMemo } from 'react';
import type { CaseChoice, ProcessMiningFilter } from '#instruments/services/processMining.ts';
import { rangeOf } from '#views/shapes/list/query.ts';
import { changedSearch } from '../changedSearch.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';

const CHOICES = ['variant', 'state', 'at', 'origin', 'destination', 'open'] as const;
type ChoiceName = (typeof CHOICES)[number];
type Changes = Partial<
  Record<'machine' | 'tab' | 'days' | 'branch' | 'version' | 'role' | 'page' | ChoiceName, string | null>
>;

/** Selection on the process page, kept in the address. */
export interface ProcessPage {
  readonly machine: string;
  readonly tab: string;
  readonly days: string | null;
  readonly branch: string | null;
  readonly version: string | null;
  readonly role: string | null;
  readonly filter: ProcessMiningFilter;
  /** The cases that are shown; null for none. */
  readonly choice: CaseChoice | null;
  readonly pageNum: number;
  readonly show: (changes: Changes) => void;
  /** Returns the address of the cases of a choice, without other choices. */
  readonly casesAt: (choice: CaseChoice) => string;
}

const NO_CHOICE: Changes = { ...Object.fromEntries(CHOICES.map((name) => [name, null])), page: null };

export function useProcessPage(): ProcessPage {
  const [search, setSearch] = useScreenSearch();
  const { path } = usePlace();
  const [days = null, branch = null, version = null, role = null] = ['days', 'branch', 'version', 'role'].map((name) =>
    search.get(name),
  );
  // Of its own values only, so that another choice of the page asks nothing again.
  const filter = useMemo((): ProcessMiningFilter => {
    const range = rangeOf(days ?? undefined);
    return {
      ...(range && { from: range.start, to: range.end }),
      ...(branch && { branch }),
      ...(role && { role }),
      ...(version && { version }),
    };
  }, [days, branch, role, version]);
  return useMemo(() => {
    const chosen: CaseChoice = Object.fromEntries(
      CHOICES.flatMap((name) => {
        const value = search.get(name);
        return value === null || value === '' ? [] : [[name, value]];
      }),
    );
    return {
      machine: search.get('machine') ?? 'order',
      tab: search.get('tab') ?? 'variants',
      days,
      branch,
      version,
      role,
      filter,
      choice: Object.keys(chosen).length === 0 ? null : chosen,
      pageNum: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
      // A choice among the cases of one selection is invalid in another.
      show: (changes) => setSearch(changedSearch(search, { ...('page' in changes ? {} : NO_CHOICE), ...changes })),
      casesAt: (choice) => `${path}?${changedSearch(search, { ...NO_CHOICE, ...choice })}`,
    };
  }, [search, setSearch, path, days, branch, version, role, filter]);
}
