import { useCallback, useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { serverNow } from '#services/clock.ts';
import { useWords } from '#views/language/words.tsx';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { columnsOf } from './columns.tsx';
import type { DeclaredList } from './declaredList.ts';
import { resolved, sensible } from './filters.ts';
import { readQuery, writeQuery, type ListQuery } from './query.ts';
import { useFilterWords } from './useFilterWords.ts';
import { useLastPage } from './useLastPage.ts';
import { useRows } from './useRows.ts';
import { useArrangement } from './views/useArrangement.ts';
import { useViewState } from './views/useViewState.ts';

/** State of a list's screen: what its address asks for, its rows, its columns and its views, and how to change them. */
export function useListScreen<N extends AggregateType>({
  aggregateType,
  options: { path: route, news },
  within,
  toStaff,
  toCustomer,
}: DeclaredList<N>) {
  const words = useWords();
  const { options, filters, sortable } = useIsCustomer() ? toCustomer : toStaff;
  const { path, base } = usePlace();
  const [search, setSearch] = useScreenSearch();
  const query = useMemo(() => {
    const written = readQuery(search, filters.names, sortable);
    return { ...written, values: sensible(filters, written.values) };
  }, [search, filters, sortable]);
  // The same values are the same filters.
  const written = JSON.stringify(query.values);
  const values = useMemo(() => JSON.parse(written) as ListQuery['values'], [written]);
  const resolve = useCallback(
    (signal: AbortSignal) => resolved(filters, within, values, signal, serverNow()),
    [values, filters, within],
  );
  const { page, size } = query;
  const { field, dir } = query.sort ?? {};
  const asked = useMemo(
    () => ({ pageNum: page, pageSize: size, sort: field !== undefined && dir !== undefined ? [{ field, dir }] : [] }),
    [page, size, field, dir],
  );
  const isPlain = search.size === 0;
  const isKept = isPlain && base === undefined;
  const { id, storable } = aggregateType;
  const kept = useMemo(() => (isKept ? { path, fields: storable } : null), [isKept, path, storable]);
  const rows = useRows(id, { query: asked, resolve, kept, news });
  const columns = useMemo(() => columnsOf(aggregateType, options, words), [aggregateType, options, words]);
  const show = (next: Partial<ListQuery>, how?: { replace?: boolean }): void =>
    setSearch(writeQuery({ ...query, ...next }), how);
  const [arranged, arrange] = useArrangement(route, columns, query.columns, (as) => show({ columns: as }));
  const state = useViewState(route, query, arranged, { filters, sortable, columns });
  const said = useFilterWords(filters, query.values);
  useLastPage(query, rows, show);
  return {
    query,
    filters,
    sort: asked.sort,
    rows,
    columns,
    arranged,
    arrange,
    state,
    said,
    isPlain,
    /** Shows what a search of an address asks for. */
    open: setSearch,
    show,
    /** Sets filters, from the first page on; an empty text takes one out of force. */
    filter: (changes: Readonly<Record<string, string>>): void =>
      show({ page: 1, values: { ...query.values, ...changes } }),
    clear: (): void => show({ page: 1, values: {} }),
  };
}

export type ListScreenState = ReturnType<typeof useListScreen>;
