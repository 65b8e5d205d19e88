import { useCallback, useEffect, useState } from 'react';
import { failureOf, type Failure } from '#services/failure.ts';
import { ownNews$, readNotices, type OwnNotice } from '#services/notices.ts';

/** Filter of the person's own messages. */
export interface NoticeFilter {
  readonly page: number;
  readonly size: number;
  /** Undefined includes both. */
  readonly isRead: boolean | undefined;
}

/** One page of the person's own messages, kept up to date. The previous page stays until the next has loaded. */
export interface Notices {
  readonly records: readonly OwnNotice[];
  readonly total: number;
  readonly failure: Failure | null;
  /** True while the shown page does not answer the current filter. */
  readonly loading: boolean;
  /** True until the first answer. */
  readonly first: boolean;
  readonly reload: () => void;
}

type Read = Pick<Notices, 'records' | 'total' | 'failure'> & { readonly asked: string | null };

export function useNotices(userId: string, { page, size, isRead }: NoticeFilter): Notices {
  const [read, setRead] = useState<Read>({ records: [], total: 0, failure: null, asked: null });
  const [turn, setTurn] = useState(0);
  const asked = `${page} ${size} ${isRead} ${turn}`;
  const reload = useCallback(() => setTurn((now) => now + 1), []);

  useEffect(() => {
    const aborter = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const query = { pageNum: page, pageSize: size, ...(isRead !== undefined && { isRead }) };
        const answer = await readNotices(query, { signal: aborter.signal });
        setRead({ ...answer, failure: null, asked });
      } catch (error) {
        const failure = failureOf(error);
        if (!failure) throw error;
        if (failure.kind !== 'aborted') setRead({ records: [], total: 0, failure, asked });
      }
    };
    void load();
    return () => aborter.abort();
  }, [page, size, isRead, asked]);

  useEffect(() => {
    const news = ownNews$(userId).subscribe(reload);
    return () => news.unsubscribe();
  }, [userId, reload]);

  return { ...read, loading: read.asked !== asked, first: read.asked === null, reload };
}
