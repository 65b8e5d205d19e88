import { BehaviorSubject, auditTime, filter, merge, skip, type Observable } from 'rxjs';
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

/** How many own messages are unread at this moment. */
export const unreadCount = (): number => unread.value;

/** Tells when that number changes; answers how to stop. */
export const onUnread = (onChange: () => void): (() => void) => {
  const subscription = unread.subscribe(onChange);
  return () => subscription.unsubscribe();
};

/** Marks own messages as read; without ids, all of them. */
export const markRead = async (ids?: readonly string[]): Promise<void> => {
  const answer = await call(calls.markNoticesRead, { body: ids ? { ids } : {} }, { ownFailure: true });
  unread.next(answer.unread);
};

/** How long news is gathered before anything is read again, milliseconds. */
const GATHER_MS = 200;

const told$ = (userId: string): Observable<unknown> =>
  merge(
    events$.pipe(filter(({ machine, row }) => machine === 'notice' && row?.['addressee'] === userId)),
    notices$,
    gaps$,
  );

/** Something may have become of the person's own messages, in this browser or another. */
export const ownNews$ = (userId: string): Observable<unknown> =>
  merge(told$(userId), unread.pipe(skip(1))).pipe(auditTime(GATHER_MS));

const countUnread = async (signal: AbortSignal): Promise<void> => {
  try {
    const answer = await call(calls.countNotices, {}, { signal, ownForbidden: true });
    unread.next(answer.unread);
  } catch (error) {
    // The number stands as it was: the next news asks for it again.
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
  const news = told$(userId)
    .pipe(auditTime(GATHER_MS))
    .subscribe(() => void countUnread(aborter.signal));
  return () => {
    aborter.abort();
    pushed.unsubscribe();
    news.unsubscribe();
    unread.next(0);
  };
};
