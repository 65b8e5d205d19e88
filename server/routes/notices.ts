import { z } from 'zod';
import { notice } from '#machines/notice/index.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { Problem } from '../http/errors.ts';
import { route, type Route } from '../http/route.ts';
import { unreadOf } from '../notices/told.ts';
import { pageOf } from '../store/page.ts';
import { rowTable } from '../store/tables.ts';
import type { Core } from './context.ts';

const MOST_READ_AT_ONCE = 1000;

const noticeReply = z.strictObject({
  id: z.string(),
  title: z.string(),
  value: z.string(),
  /** 0 notification list, 1 work-order question (§3). */
  type: z.int(),
  ext: z.strictObject({ userQuestionId: z.string().nullable(), waybill: z.string().nullable() }),
  isRead: z.boolean(),
  /** UTC ISO. */
  createTime: z.string(),
  readTime: z.string().nullable(),
});

const filled = z
  .looseObject({
    id: z.string(),
    title: z.string(),
    value: z.string(),
    kind: z.int(),
    userQuestionId: z.string().nullable(),
    waybill: z.string().nullable(),
    state: z.string(),
    sentAt: z.string(),
    readAt: z.string().nullable(),
  })
  .transform(({ id, title, value, kind, userQuestionId, waybill, state, sentAt, readAt }) => ({
    id,
    title,
    value,
    type: kind,
    ext: { userQuestionId, waybill },
    isRead: state === 'read',
    createTime: sentAt,
    readTime: readAt,
  }));

/** The own messages (§7): listed, read, counted. */
export const noticeRoutes = ({ pool, proposer, columns }: Core): Route[] => {
  const unreadIds = async (actor: Actor): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from row_notice where addressee = $1 and state = 'unread' order by sent_at limit $2`,
      [actor.id, MOST_READ_AT_ONCE],
    );
    return rows.map(({ id }) => id);
  };

  return [
    route({
      method: 'POST',
      path: '/api/notice/page',
      summary: 'The own messages, latest first; `isRead` leaves only those that are read, or are not.',
      body: z.strictObject({
        pageNum: z.int().min(1).max(1_000_000).default(1),
        pageSize: z.int().min(1).max(100).default(20),
        isRead: z.boolean().optional(),
      }),
      reply: z.strictObject({ records: z.array(noticeReply), total: z.int() }),
      handle: async ({ body: { isRead, ...paging }, actor }) => {
        const state = isRead === undefined ? [] : [isRead ? 'read' : 'unread'];
        const page = await pageOf(pool, columns.get(rowTable('notice')) ?? new Map(), notice, actor, {
          ...paging,
          filters: [
            { field: 'addressee', op: 'eq', value: actor.id },
            ...state.map((value) => ({ field: 'state', op: 'eq' as const, value })),
          ],
          sort: [{ field: 'sentAt', dir: 'desc' }],
          exactTotal: true,
        });
        return { records: page.records.map((row) => filled.parse(row)), total: page.total };
      },
    }),
    route({
      method: 'POST',
      path: '/api/notice/read',
      summary: 'Marks own messages as read, or all of them when none is named; how many are unread afterwards.',
      body: z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(MOST_READ_AT_ONCE).optional() }),
      reply: z.strictObject({ unread: z.int() }),
      handle: async ({ body, actor, now }) => {
        const ids = body.ids ?? (await unreadIds(actor));
        const verdicts =
          ids.length === 0
            ? []
            : await proposer.propose({
                mode: 'each',
                dryRun: false,
                actor,
                at: now.toISOString(),
                commands: ids.map((id) => ({
                  key: crypto.randomUUID(),
                  machine: 'notice',
                  id,
                  event: { type: 'notice.read' },
                })),
              });
        // A message that is read already stays read; one of somebody else is none of the asker's.
        if (verdicts.some(({ refusals }) => refusals.some(({ code }) => code === 'scope')))
          throw new Problem('notFound');
        if (verdicts.some(({ refusals }) => refusals.some(({ code }) => code === 'role')))
          throw new Problem('forbidden');
        return { unread: (await unreadOf(pool, [actor.id])).get(actor.id) ?? 0 };
      },
    }),
    route({
      method: 'POST',
      path: '/api/notice/readCount',
      summary: 'How many own messages are unread.',
      reply: z.strictObject({ unread: z.int() }),
      handle: async ({ actor }) => ({ unread: (await unreadOf(pool, [actor.id])).get(actor.id) ?? 0 }),
    }),
  ];
};
