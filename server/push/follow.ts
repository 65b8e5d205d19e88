import type pg from 'pg';
import { COURIER_TASKS } from '#machines/order/courierTasks.ts';
import { inTransaction } from '../auth/credentials.ts';
import { GATHER_MS, later, STALE_MS } from './schedule.ts';

/** Maximum number of events that are followed in one transaction. */
const FOLLOWED_AT_ONCE = 1000;
/** Arbitrary number of the advisory lock: one process at a time follows. */
const ADVISORY_LOCK = 7_494_362;

const ASSIGNING = Object.entries(COURIER_TASKS).flatMap(([task, { field, assigning }]) =>
  assigning.map((type) => ({ type, task, field })),
);

/** Assignments among some numbers of the log, for each browser of the courier that rang already, and by somebody else. */
const KEEP_ASSIGNMENTS = `
insert into push_assignments (session, "order", task, at)
select s.session, e.id, assigning.task, e.recorded_at
from log_sequence n join events e using (position)
  join unnest($3::text[], $4::text[], $5::text[]) as assigning (type, task, field) on assigning.type = e.type
  join push_subscriptions s on s.staff = e.data ->> assigning.field
where n.sequence > $1 and n.sequence <= $2 and e.machine = 'order'
  and e.actor_id <> s.staff and e.actor ->> 'onBehalfOf' is distinct from s.staff
  and e.recorded_at >= s.made_at and e.recorded_at > $6
order by n.sequence
on conflict (session, "order", task) do nothing
returning session`;

/**
 * Notes the next numbered assignments for the browsers of their couriers, each once. Returns how many events were followed, 0
 * while another process does.
 */
export const followAssignments = (pool: pg.Pool, now: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      ADVISORY_LOCK,
    ]);
    return rows[0]?.taken === true ? follow(client, now) : 0;
  });

async function follow(client: pg.PoolClient, now: string): Promise<number> {
  const { rows: ends } = await client.query<{ head: number; last: number | null; followed: number }>({
    name: 'push-window',
    text: `select number as head, max(sequence) as last, count(sequence)::integer as followed
      from push_head left join log_sequence on sequence > number and sequence <= number + ${FOLLOWED_AT_ONCE} group by number`,
  });
  const { head = 0, last = null, followed = 0 } = ends[0] ?? {};
  if (last === null) return 0;
  const { rows: noted } = await client.query<{ session: string }>({
    name: 'push-assignments',
    text: KEEP_ASSIGNMENTS,
    values: [
      head,
      last,
      ASSIGNING.map(({ type }) => type),
      ASSIGNING.map(({ task }) => task),
      ASSIGNING.map(({ field }) => field),
      later(now, -STALE_MS),
    ],
  });
  if (noted.length > 0)
    await client.query(
      'update push_subscriptions set next_at = coalesce(next_at, $2) where session = any($1::uuid[])',
      [[...new Set(noted.map(({ session }) => session))], later(now, GATHER_MS)],
    );
  await client.query('update push_head set number = $1', [last]);
  return followed;
}
