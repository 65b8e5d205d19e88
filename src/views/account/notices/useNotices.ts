import { useCallback, useEffect, useState } from 'react';
import { failureOf, type Failure } from '#services/failure.ts';
import { ownNews$, readNotices, type OwnNotice } from '#services/notices.ts';

/** Which of the own messages. */
export interface NoticeFilter {
  readonly page: number;
  readonly size: number;
  /** Undefined: both. */
  readonly isRead: boolean | undefined;
}

/** One page of the own messages, kept true; what is shown stays until the new has come. */
export interface Notices {
  readonly records: readonly OwnNotice[];
  readonly total: number;
  readonly failure: Failure | null;
  /** What is shown is not yet the answer to what is asked. */
  readonly loading: boolean;
  /** Nothing was answered so far. */
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
