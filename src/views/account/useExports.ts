import { useCallback, useEffect, useState } from 'react';
import { readExports, recordOf, type ExportRecord } from '#services/exports.ts';
import { failureOf, type Failure } from '#services/failure.ts';
import { events$, gaps$ } from '#services/live/live.ts';
import { createRowStore, type RowStore } from '#views/ui/grid/rowStore.ts';

/** One page of the person's own exports, updated by their events. */
export interface Exports {
  readonly store: RowStore<ExportRecord>;
  readonly ids: readonly string[];
  readonly total: number;
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
}

interface Read extends Pick<Exports, 'ids' | 'total' | 'failure'> {
  /** Query that this page answers. */
  readonly asked: string;
}

export function useExports(page: number, pageSize: number): Exports {
  const [store] = useState(() => createRowStore<ExportRecord>());
  const [read, setRead] = useState<Read>({ ids: [], total: 0, failure: null, asked: '' });
  const [turn, setTurn] = useState(0);
  const asked = `${page} ${pageSize} ${turn}`;
  const reload = useCallback(() => setTurn((now) => now + 1), []);

  useEffect(() => {
    const aborter = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const { records, total } = await readExports(page, pageSize, { signal: aborter.signal });
        store.load(records.map((record) => [record.id, record]));
        setRead({ ids: records.map(({ id }) => id), total, failure: null, asked });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setRead({ ids: [], total: 0, failure, asked });
      }
    };
    void load();
    return () => aborter.abort();
  }, [page, pageSize, store, asked]);

  const { ids } = read;
  useEffect(() => {
    const news = events$.subscribe(({ machine, id, row }) => {
      const record = machine === 'exportTask' ? recordOf(row) : null;
      if (!record) return;
      if (ids.includes(id)) store.change(id, record);
      else reload();
    });
    const gap = gaps$.subscribe(reload);
    return () => {
      news.unsubscribe();
      gap.unsubscribe();
    };
  }, [ids, store, reload]);

  return { ...read, store, loading: read.asked !== asked, reload };
}
