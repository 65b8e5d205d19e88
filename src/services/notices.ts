import { BehaviorSubject, Subject, auditTime, filter, merge, type Observable } from 'rxjs';
import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/notices.ts';
import { failureOf } from './failure.ts';
import { call, type AskOptions } from './http.ts';
import { events$, gaps$, notices$ } from './live/live.ts';

/** A message to the person (§3): type 0 is for the list, 1 is a question to a work order. Times are UTC ISO. */
export type OwnNotice = ReplyOf<typeof calls.readNotices>['records'][number];

interface NoticeQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Leaves only those that are read, or are not. */
  readonly isRead?: boolean;
}

/** One page of the own messages, latest first. */
export const readNotices = (query: NoticeQuery, options?: AskOptions) =>
  call(calls.readNotices, { body: query }, options);

const unread = new BehaviorSubject(0);
const marked = new Subject<void>();

/** Present number of own unread messages. */
export const unreadCount = (): number => unread.value;

/** Notifies of changes of that number; returns how to stop. */
export const onUnread = (onChange: () => void): (() => void) => {
  const subscription = unread.subscribe(onChange);
  return () => subscription.unsubscribe();
};

/** Marks own messages as read; without ids, all of them. */
export const markRead = async (ids?: readonly string[]): Promise<void> => {
  const answer = await call(calls.markNoticesRead, { body: ids ? { ids } : {} }, { ownFailure: true });
  unread.next(answer.unread);
  marked.next();
};

/** Time in which news is gathered before a read, milliseconds. */
const GATHER_MS = 200;

const noticeEvents$ = (userId: string): Observable<unknown> =>
  merge(
    events$.pipe(filter(({ machine, row }) => machine === 'notice' && row?.['addressee'] === userId)),
    notices$,
    gaps$,
  );

/** Something may have become of the person's own messages, in this browser or another. */
export const ownNews$ = (userId: string): Observable<unknown> =>
  merge(noticeEvents$(userId), marked).pipe(auditTime(GATHER_MS));

const countUnread = async (signal: AbortSignal): Promise<void> => {
  try {
    const answer = await call(calls.countNotices, {}, { signal, ownForbidden: true });
    unread.next(answer.unread);
  } catch (error) {
    // The number stays unchanged: the next news requests it again.
    if (!failureOf(error)) throw error;
  }
};

/** Keeps the number of unread messages true for a person; answers how to stop. */
export const keepUnread = (userId: string): (() => void) => {
  const aborter = new AbortController();
  void countUnread(aborter.signal);
  const pushed = notices$.subscribe(({ count }) => {
    if (count !== undefined) unread.next(count);
  });
  const news = noticeEvents$(userId)
    .pipe(auditTime(GATHER_MS))
    .subscribe(() => void countUnread(aborter.signal));
  return () => {
    aborter.abort();
    pushed.unsubscribe();
    news.unsubscribe();
    unread.next(0);
  };
};
