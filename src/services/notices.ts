import { BehaviorSubject, auditTime, filter, merge, skip, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { failureOf } from './failure.ts';
import { ask, call, type AskOptions } from './http.ts';
import { events$, gaps$, notices$ } from './live/live.ts';

const text = z.nullable(z.string());

const notice = z.object({
  id: z.string(),
  title: z.string(),
  value: z.string(),
  type: z.number(),
  ext: z.object({ userQuestionId: text, waybill: text }),
  isRead: z.boolean(),
  createTime: z.string(),
  readTime: text,
});

/** A message to the person (§3): type 0 is for the list, 1 is a question to a work order. Times are UTC ISO. */
export type OwnNotice = z.infer<typeof notice>;

interface NoticeQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Leaves only those that are read, or are not. */
  readonly isRead?: boolean;
}

const pageCall = call<NoticeQuery>()({
  method: 'POST',
  path: 'api/notice/page',
  answer: z.object({ records: z.array(notice), total: z.number() }),
});

const unreadAnswer = z.object({ unread: z.number() });

const readCall = call<{ ids?: readonly string[] }>()({
  method: 'POST',
  path: 'api/notice/read',
  answer: unreadAnswer,
});

const countCall = call<Record<string, never>>()({ method: 'POST', path: 'api/notice/readCount', answer: unreadAnswer });

/** One page of the own messages, latest first. */
export const readNotices = (query: NoticeQuery, options?: AskOptions) => ask(pageCall, query, options);

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
  const answer = await ask(readCall, ids ? { ids } : {}, { ownFailure: true });
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
    const answer = await ask(countCall, {}, { signal, ownForbidden: true });
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
