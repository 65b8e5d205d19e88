import { useCallback, useMemo } from 'react';
import type { Filter } from '#services/page.ts';
import { useRows, type Rows } from '../../list/useRows.ts';

/** Number of listed sessions: a few open ones, and the last ended ones. */
const MOST = 20;

/** Returns sessions of a record type, the latest by a field first, kept true. `filters` are kept outside the component, or by useMemo. */
export function useSessions(machine: string, filters: readonly Filter[], sort: string): Rows {
  const query = useMemo(() => ({ pageNum: 1, pageSize: MOST, sort: [{ field: sort, dir: 'desc' as const }] }), [sort]);
  const resolve = useCallback(() => Promise.resolve({ filters }), [filters]);
  return useRows(machine, { query, resolve, kept: null });
}
