import type { NoticeRow } from '#machines/notice/index.ts';
import type { LoggedEvent } from '../store/record.ts';
import type { KeptRow } from '../store/rows.ts';
import type { Queryable } from '../auth/queryable.ts';

/** Counts the unread messages of some people. */
export const unreadOf = async (db: Queryable, people: readonly string[]): Promise<Map<string, number>> => {
  if (people.length === 0) return new Map();
  const { rows } = await db.query<{ addressee: string; count: number }>(
    `select addressee, count(*)::integer as count from row_notice
     where addressee = any($1) and state = 'unread' group by addressee`,
    [people],
  );
  return new Map(rows.map(({ addressee, count }) => [addressee, count]));
};

/** A message as the socket sends it to its addressee (interfaces.md, Socket). */
export interface PushedNotice {
  readonly addressee: string;
  readonly text: string;
}

/** Returns the messages among some events, ready to send, each with the addressee's number of unread ones. */
export async function pushedOf(
  db: Queryable,
  events: readonly LoggedEvent[],
  rows: ReadonlyMap<string, KeptRow>,
): Promise<readonly PushedNotice[]> {
  const sent = events.flatMap(({ machine, id, type }) => {
    const kept = machine === 'notice' && type === 'notice.sent' ? rows.get(`notice/${id}`) : undefined;
    return kept ? [kept.row as unknown as NoticeRow] : [];
  });
  const unread = await unreadOf(db, [...new Set(sent.map(({ addressee }) => addressee))]);
  return sent.map(({ id, addressee, title, value, kind, userQuestionId, waybill }) => {
    const count = unread.get(addressee) ?? 0;
    const ext = { userQuestionId, waybill };
    return { addressee, text: JSON.stringify({ type: 'notice', id, title, value, noticeType: kind, ext, count }) };
  });
}
