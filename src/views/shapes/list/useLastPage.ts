import { useEffect, useRef } from 'react';
import type { ListQuery } from './query.ts';
import type { Rows } from './useRows.ts';

type Show = (next: Partial<ListQuery>, how?: { replace?: boolean }) => void;

/** Leads from a page that is not there, of an old link or of rows gone since, to the last one. */
export function useLastPage({ page, size }: ListQuery, rows: Rows, show: Show): void {
  const last = Math.max(1, Math.ceil(rows.total / size));
  const isBeyond = !rows.loading && rows.failure === null && page > last;
  const go = useRef(show);
  useEffect(() => {
    go.current = show;
  });
  useEffect(() => {
    if (isBeyond) go.current({ page: last }, { replace: true });
  }, [isBeyond, last]);
}
