import { useEffect, useRef, useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { markRead } from '#services/notices.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { useScreenSearch } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { readQuery, writeQuery, type ListQuery } from '#views/shapes/list/query.ts';
import { Button } from '#views/ui/Button.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Pagination } from '#views/ui/Pagination.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './notices.css.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { useNotices } from './useNotices.ts';

const SHOWN = { all: undefined, unread: false, read: true } as const;
const shownOf = (written: string | undefined): keyof typeof SHOWN =>
  written === 'unread' || written === 'read' ? written : 'all';

/** The person's own messages, latest first (§2): all, unread or read. Marks one or all as read. */
export function Inbox({ unread }: { unread: number }) {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const list = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);
  const userId = useSession().context.user?.id ?? '';
  const query = readQuery(search, ['show'], []);
  const show = (next: Partial<ListQuery>): void => setSearch(writeQuery({ ...query, ...next }));
  const shown = shownOf(query.values['show']);
  const { page, size } = query;
  const { records, total, failure, loading, first, reload } = useNotices(userId, { page, size, isRead: SHOWN[shown] });

  const lastPage = Math.max(1, Math.ceil(total / size));
  const isBeyond = !loading && !failure && page > lastPage;
  useEffect(() => {
    if (isBeyond) setSearch(writeQuery({ ...query, page: lastPage }), { replace: true });
  }, [isBeyond, lastPage, query, setSearch]);

  const read = async (ids?: readonly string[]): Promise<void> => {
    setReading(true);
    try {
      await markRead(ids);
      // The pressed button no longer exists.
      list.current?.focus();
    } catch (error) {
      const problem = failureOf(error);
      if (!problem) throw error;
      toast({ tone: 'critical', title: words.text('ui.notice.readFailed'), text: wordFailure(problem, words) });
    } finally {
      setReading(false);
    }
  };

  return (
    <div className={css.inbox}>
      <div className={css.bar}>
        <RadioGroup
          label={words.text('ui.notice.show')}
          bare
          labelHidden
          choices={(['all', 'unread', 'read'] as const).map((id) => ({
            id,
            label: words.text(`ui.notice.show.${id}`),
          }))}
          value={shown}
          onChange={(next) => show({ page: 1, values: { show: next === 'all' ? '' : next } })}
        />
        <Button
          icon="check"
          isPending={isReading}
          reason={unread === 0 ? words.text('ui.notice.noneUnread') : undefined}
          onPress={() => void read()}
        >
          {words.text('ui.notice.readAll')}
        </Button>
      </div>
      <div className={css.body} ref={list} tabIndex={-1} role="group" aria-label={words.text('machine.notice.many')}>
        {first && <Skeleton lines={6} />}
        {failure && <ListFailed failure={failure} onRetry={reload} />}
        {!first && !failure && records.length === 0 && (
          <EmptyState
            icon="bell"
            title={words.text(`ui.notice.empty.${shown}`)}
            text={words.text('ui.notice.emptyHint')}
          />
        )}
        {records.length > 0 && (
          <ul className={css.list} aria-busy={loading}>
            {records.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} onRead={() => void read([notice.id])} />
            ))}
          </ul>
        )}
      </div>
      <Pagination
        page={page}
        pageSize={size}
        total={total}
        onChange={(at) => show({ page: at.page, size: at.pageSize })}
      />
    </div>
  );
}
