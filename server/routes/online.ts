import { readOnline } from '#calls/online.ts';
import { reasonOf } from '#i18n/say.ts';
import { reachOf, type Actor } from '#machines/kit/actor.ts';
import { browserOf } from '../auth/browser.ts';
import { IDLE_MS } from '../auth/sessions.ts';
import { wordsOf } from '../http/language.ts';
import type { Language } from '#i18n/languages.ts';
import { implement, type Route } from '../http/route.ts';
import type { Core } from './context.ts';

interface Row {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly staff_code: string | null;
  readonly branch: string | null;
  readonly ip: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly locked: boolean;
  readonly total: number;
}

const OPEN = `
select session.id, staff.id as person, staff.nick_name as name, staff.staff_code, staff.operate_branch as branch,
  session.ip, session.user_agent, session.created_at, session.last_seen_at, session.locked_at is not null as locked,
  count(*) over ()::int as total
from sessions session join row_staff staff on staff.id = session.staff_id
where session.revoked_at is null and session.kind not in ('change', 'factor') and session.expires_at > $1 and session.last_seen_at > $2
  and ($3 or staff.branches && $4)
  and ($5::text is null or staff.nick_name ilike $5 or staff.staff_code like $5 or session.ip like $5)
  and ($6::text is null or staff.operate_branch = $6)
order by session.last_seen_at desc, session.number desc limit $7 offset $8`;

const containing = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Route of the sessions of others: who is signed in, from where, and who may sign them out. */
export const onlineRoutes = ({ pool, proposer }: Core): Route[] => {
  /** Judges, without recording it, whether the actor may sign each person out; returns the reason by person. */
  const refusalsOf = async (actor: Actor, people: readonly string[], now: Date, language: Language) => {
    const verdicts = await proposer.propose({
      mode: 'each',
      dryRun: true,
      actor,
      at: now.toISOString(),
      commands: people.map((id) => ({
        key: crypto.randomUUID(),
        machine: 'staff',
        id,
        event: { type: 'staff.signedOut', reason: '-' },
      })),
    });
    const words = wordsOf(language);
    return new Map(
      people.flatMap((id, index): [string, string][] => {
        const [refusal] = verdicts[index]?.refusals ?? [];
        return refusal ? [[id, reasonOf(refusal, 'staff', words)]] : [];
      }),
    );
  };

  return [
    implement(readOnline, async ({ query, actor, session, now, language }) => {
      const { pageNum, pageSize, sought, branch } = query;
      const { rows } = await pool.query<Row>(OPEN, [
        now,
        new Date(now.getTime() - IDLE_MS),
        actor.scope === 'all',
        reachOf(actor),
        containing(sought),
        branch ?? null,
        pageSize,
        (pageNum - 1) * pageSize,
      ]);
      const others = [...new Set(rows.map(({ person }) => person))].filter((id) => id !== actor.id);
      const refusals = await refusalsOf(actor, others, now, language);
      return {
        records: rows.map((row) => ({
          id: row.id,
          person: row.person,
          name: row.name,
          staffCode: row.staff_code ?? '',
          branch: row.branch ?? '',
          ip: row.ip,
          browser: browserOf(row.user_agent),
          createTime: row.created_at.toISOString(),
          lastTime: row.last_seen_at.toISOString(),
          locked: row.locked,
          current: row.id === session?.id,
          own: row.person === actor.id,
          refusal: refusals.get(row.person),
        })),
        total: rows[0]?.total ?? 0,
      };
    }),
  ];
};
