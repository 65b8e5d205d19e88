import { useCallback, useMemo, useState } from 'react';
import { serverInstant, serverNow } from '#services/clock.ts';
import { readBalances, type BalancesQuery } from '#services/ledger.ts';
import type { AskOptions } from '#services/http.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { periodFrom } from '#machines/time/periods.ts';
import { rangeOf } from '#views/shapes/list/query.ts';
import { useAsked } from '#views/data/useAsked.ts';
import type { FigureDays } from './balanceColumns.ts';

/** Days and branch that the address of a screen of the books names, and the function that changes them. */
export interface Books {
  readonly days: FigureDays;
  readonly branch: string | null;
  readonly value: (name: string) => string | null;
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
  /** Instant at which the figures were last asked for, UTC ISO. */
  readonly at: string;
  readonly askedAgain: () => void;
}

/** Reads the address of a screen of the books; the days are those of this month by default. */
export function useBooks(): Books {
  const [search, setSearch] = useScreenSearch();
  const [now] = useState(serverNow);
  const [at, setAt] = useState(serverInstant);
  const askedAgain = (): void => setAt(serverInstant());
  const written = search.get('days') ?? '';
  const days = useMemo(() => {
    const { start, end } = rangeOf(written) ?? periodFrom(now, 'thisMonth');
    return { from: start, to: end };
  }, [written, now]);
  const set = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    setSearch(next.toString(), { replace: true });
    askedAgain();
  };
  const value = (name: string): string | null => search.get(name) || null;
  return { days, branch: value('branch'), value, set, at, askedAgain };
}

/** Balances of the days and the branch, read again when the question changes. */
export function useBalances(
  { days: { from, to }, branch }: Pick<Books, 'days' | 'branch'>,
  { by, group, account }: Pick<BalancesQuery, 'by' | 'group' | 'account'>,
) {
  const read = useCallback(
    (options: AskOptions) =>
      readBalances(
        { from, to, by, ...(branch !== null && { branch }), ...(group && { group }), ...(account && { account }) },
        { ...options, ownFailure: true },
      ),
    [from, to, branch, by, group, account],
  );
  return useAsked(read);
}
