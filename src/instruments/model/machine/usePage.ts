import { useMemo } from 'react';
import { changedSearch } from '../changedSearch.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { MEASURES, SORTS, type Measure, type SortKey } from '../processMining/lines.ts';
import { useNarrowing, type NarrowingState } from '../useModel.ts';

type PlaceName =
  | 'tab'
  | 'view'
  | 'state'
  | 'hops'
  | 'event'
  | 'from'
  | 'to'
  | 'role'
  // Process mining: filter, measure, order, and the number whose cases are shown.
  | 'days'
  | 'branch'
  | 'version'
  | 'measure'
  | 'sort'
  | 'only'
  | 'behind'
  | 'ways'
  // Tests: the selected level.
  | 'level'
  | 'page';
type Changes = Partial<Record<PlaceName, string | null>>;

/** Selection on the page of a machine, kept in the address. */
export interface PageState {
  readonly tab: string;
  /** A standard map; null for the first one. */
  readonly view: string | null;
  readonly state: string | null;
  readonly hops: number;
  readonly event: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Days as in the address, a branch, and a version of the machine. */
  readonly days: string | null;
  readonly branch: string | null;
  readonly version: string | null;
  readonly measure: Measure;
  readonly sort: SortKey;
  readonly only: string | null;
  /** Records behind a number of these transitions: steps or refusals. */
  readonly behind: string | null;
  readonly ways: string | null;
  readonly pageNum: number;
  /** Selected level of tests; null for any. */
  readonly level: string | null;
  readonly narrowed: NarrowingState;
  readonly show: (changes: Changes) => void;
  /** Returns the address with changes. */
  readonly address: (changes: Changes) => string;
}

const MOST_HOPS = 2;

const whole = (written: string | null): number => Number.parseInt(written ?? '0', 10) || 0;

export function usePage(): PageState {
  const [search, setSearch] = useScreenSearch();
  const { path } = usePlace();
  const narrowed = useNarrowing();
  return useMemo(
    () => ({
      tab: search.get('tab') ?? 'map',
      view: search.get('view'),
      state: search.get('state'),
      hops: Math.min(Math.max(whole(search.get('hops')), 0), MOST_HOPS),
      event: search.get('event'),
      from: search.get('from'),
      to: search.get('to'),
      days: search.get('days'),
      branch: search.get('branch'),
      version: search.get('version'),
      measure: MEASURES.find((one) => one === search.get('measure')) ?? 'count',
      sort: SORTS.find((one) => one === search.get('sort')) ?? 'law',
      only: search.get('only'),
      behind: search.get('behind'),
      ways: search.get('ways'),
      level: search.get('level'),
      pageNum: Math.max(1, whole(search.get('page'))),
      narrowed,
      show: (changes) => setSearch(changedSearch(search, changes)),
      address: (changes) => `${path}?${changedSearch(search, changes)}`,
    }),
    [search, setSearch, path, narrowed],
  );
}
