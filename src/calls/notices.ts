import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { maybe, pagedBody, pageOf, short } from './shapes.ts';

const MOST_READ_AT_ONCE = 1000;

const notice = z.object({
  id: z.string(),
  title: z.string(),
  value: z.string(),
  /** 0 notification list, 1 work-order question (§3). */
  type: z.number(),
  ext: z.object({ userQuestionId: maybe, waybill: maybe }),
  isRead: z.boolean(),
  /** UTC ISO. */
  createTime: z.string(),
  readTime: maybe,
});

const unread = z.object({ unread: z.number() });

export const readNotices = contract({
  method: 'POST',
  path: '/api/notice/page',
  summary: "Lists the actor's messages, latest first; `isRead` selects the read or the unread ones.",
  body: z.strictObject({ ...pagedBody, isRead: z.optional(z.boolean()) }),
  reply: pageOf(notice),
});

export const markNoticesRead = contract({
  method: 'POST',
  path: '/api/notice/read',
  summary: "Marks some or, without ids, all of the actor's messages as read; returns the number of unread ones.",
  body: z.strictObject({
    ids: z.optional(z.array(short(64)).check(z.minLength(1), z.maxLength(MOST_READ_AT_ONCE))),
  }),
  reply: unread,
  errors: ['forbidden', 'notFound'],
});

export const countNotices = contract({
  method: 'POST',
  path: '/api/notice/readCount',
  summary: "Counts the actor's unread messages.",
  reply: unread,
});
