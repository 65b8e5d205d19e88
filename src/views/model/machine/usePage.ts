import { useMemo } from 'react';
import { useScreenSearch } from '#views/screen.tsx';
import { useNarrowing, type NarrowingState } from '../useModel.ts';

const PLACES = ['tab', 'view', 'state', 'hops', 'event', 'from', 'to'] as const;
type PlaceName = (typeof PLACES)[number];

/** Where one looks at a machine, kept in the address so that it can be passed on. */
export interface PageState {
  readonly tab: string;
  /** A standing map; null for the first one. */
  readonly view: string | null;
  readonly state: string | null;
  readonly hops: number;
  readonly event: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly narrowed: NarrowingState;
  readonly show: (changes: Partial<Record<PlaceName, string | null>>) => void;
}

const MOST_HOPS = 2;

export function usePage(): PageState {
  const [search, setSearch] = useScreenSearch();
  const narrowed = useNarrowing();
  return useMemo(
    () => ({
      tab: search.get('tab') ?? 'map',
      view: search.get('view'),
      state: search.get('state'),
      hops: Math.min(Math.max(Number.parseInt(search.get('hops') ?? '0', 10) || 0, 0), MOST_HOPS),
      event: search.get('event'),
      from: search.get('from'),
      to: search.get('to'),
      narrowed,
      show: (changes) => {
        const next = new URLSearchParams(search);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === undefined) next.delete(name);
          else next.set(name, value);
        }
        setSearch(next.toString());
      },
    }),
    [search, setSearch, narrowed],
  );
}
