import { z } from 'zod';
import { countNotices, markNoticesRead, readNotices } from '#calls/notices.ts';
import { notice } from '#machines/notice/index.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { unreadOf } from '../notices/pushed.ts';
import { pageOf } from '../store/page.ts';
import { rowTable } from '../store/tables.ts';
import type { Core } from './context.ts';

const MOST_READ_AT_ONCE = 1000;

const withoutEmpty = z
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

/** Routes of the own messages (§7): list, read, count. */
export const noticeRoutes = ({ pool, proposer, columns }: Core): Route[] => {
  const unreadIds = async (actor: Actor): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from row_notice where addressee = $1 and state = 'unread' order by sent_at limit $2`,
      [actor.id, MOST_READ_AT_ONCE],
    );
    return rows.map(({ id }) => id);
  };

  return [
    implement(readNotices, async ({ body: { isRead, ...paging }, actor }) => {
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
      return { records: page.records.map((row) => withoutEmpty.parse(row)), total: page.total };
    }),
    implement(markNoticesRead, async ({ body, actor, now }) => {
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
      // A message that was already read stays read; one of somebody else does not exist for the caller.
      if (verdicts.some(({ refusals }) => refusals.some(({ code }) => code === 'scope'))) throw new Problem('notFound');
      if (verdicts.some(({ refusals }) => refusals.some(({ code }) => code === 'role'))) throw new Problem('forbidden');
      return { unread: (await unreadOf(pool, [actor.id])).get(actor.id) ?? 0 };
    }),
    implement(countNotices, async ({ actor }) => ({ unread: (await unreadOf(pool, [actor.id])).get(actor.id) ?? 0 })),
  ];
};
