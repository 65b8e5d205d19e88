import type pg from 'pg';
import { readOperations } from '#calls/account.ts';
import { browserOf } from '../../auth/browser.ts';
import { implement, type Route } from '../../http/route.ts';

interface Row {
  readonly id: string;
  readonly operation: string;
  readonly machine: string | null;
  readonly subject: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly at: string;
  readonly took_ms: number | null;
}

/** Selects the events that one person proposed, or the system on their behalf, without reactions. */
const OWN_EVENTS = (condition: string): string => `
(select 'e' || position as id, type as operation, machine, id as subject, actor ->> 'ip' as ip, case when actor ->> 'session' ~ '^[0-9a-f-]{36}$' then (actor ->> 'session')::uuid end as session_id,
  null as user_agent, recorded_at as at, correlation, actor_id
from events where cause is null and ${condition} order by recorded_at desc, position desc limit $2::bigint + $3::bigint)`;

const READ = `
select own.id, own.operation, own.machine, own.subject, own.ip, own.at, commands.took_ms,
  coalesce(own.user_agent, sessions.user_agent, earlier.user_agent) as user_agent
from (
  select * from (
    ${OWN_EVENTS('actor_id = $1')} union all
    ${OWN_EVENTS(`actor ->> 'onBehalfOf' = $1`)} union all
    (select 's' || id, 'signIn.' || outcome, null, null, ip, session_id, user_agent,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), null, null
    from sign_ins where staff_id = $1 order by at desc limit $2::bigint + $3::bigint)
  ) as every order by at desc, id desc offset $2::bigint limit $3::bigint
) as own
left join commands on commands.key = own.correlation and commands.owner in (own.actor_id, '')
left join sessions on sessions.id = own.session_id
left join lateral (select user_agent from sign_ins where session_id = own.session_id order by id limit 1) as earlier on true
order by own.at desc, own.id desc`;

const COUNT = `
select (select count(*) from events where cause is null and actor_id = $1)
  + (select count(*) from events where cause is null and actor ->> 'onBehalfOf' = $1)
  + (select count(*) from sign_ins where staff_id = $1) as total`;

/** Routes of the own operation log (§2, user center): accepted commands and sign-ins. */
export const operationLogRoutes = (pool: pg.Pool): Route[] => [
  implement(readOperations, async ({ query: { pageNum, pageSize }, actor }) => {
    const [page, count] = await Promise.all([
      pool.query<Row>(READ, [actor.id, (pageNum - 1) * pageSize, pageSize]),
      pool.query<{ total: string }>(COUNT, [actor.id]),
    ]);
    return {
      records: page.rows.map((row) => ({
        id: row.id,
        operation: row.operation,
        machine: row.machine ?? undefined,
        subject: row.subject ?? undefined,
        ip: row.ip ?? '',
        browser: browserOf(row.user_agent ?? ''),
        createTime: row.at,
        duration: row.took_ms ?? undefined,
      })),
      total: Number(count.rows[0]?.total ?? 0),
    };
  }),
];
