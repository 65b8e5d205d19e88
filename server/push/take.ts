import type pg from 'pg';
import { COURIER_TASKS, type TaskKind } from '#machines/order/courierTasks.ts';
import { inTransaction } from '../auth/credentials.ts';
import { later, STALE_MS } from './schedule.ts';
import { isOpenAt, type Subscription } from './subscriptions.ts';

/** Time for which a browser is a process's own: longer than an attempt, so that only a dead process loses it. */
const LEASE_MS = 60_000;

/** A parcel that its courier is to be told of. */
export interface Assignment {
  readonly order: string;
  readonly task: TaskKind;
  /** Area of the stop. */
  readonly city: string;
  readonly at: string;
}

/** A browser to which this process alone sends now. */
export interface Taken extends Subscription {
  readonly lease: string;
  /** Failures in a row before this attempt. */
  readonly failures: number;
  /** Assignments that are still his and not stale; none if there is nothing to tell. */
  readonly assignments: readonly Assignment[];
  /** Number of the last one that this attempt is about, told or not. */
  readonly upTo: number;
}

const TAKE = `
update push_subscriptions set lease = gen_random_uuid(), leased_until = $2
where session = (
  select session from push_subscriptions join sessions on sessions.id = session
  where next_at <= $1 and leased_until <= $1 and (failures = 0 or $3) and ${isOpenAt('$1')}
  order by next_at limit 1 for update of push_subscriptions skip locked)
returning session, staff, endpoint, p256dh, auth, language, origin, failures, lease`;

const IS_STILL_HIS = Object.entries(COURIER_TASKS)
  .map(
    ([task, { field, states }]) =>
      `a.task = '${task}' and o.${field} = $2 and o.state in (${states.map((state) => `'${state}'`).join(', ')})`,
  )
  .join(' or ');

/** Assignments that wait for a browser, each with the area of its stop: of a parcel on its way back, the sender's. */
const ASSIGNMENTS = `
select a.number, a."order", a.task, a.at, a.at > $3 and coalesce(${IS_STILL_HIS}, false) as "isTold",
  o.row ->> (case when a.task = 'collect' or o.row ->> 'reverse' <> 'none' then 'senderCity' else 'receiverCity' end) as city
from push_assignments a left join row_order o on o.id = a."order"
where a.session = $1 order by a.number`;

/** Takes the next browser to which something is due; null if there is none. Without `withFailing`, one that was reached last. */
export const take = (pool: pg.Pool, now: string, { withFailing }: { readonly withFailing: boolean }) =>
  inTransaction(pool, async (client): Promise<Taken | null> => {
    const { rows: subscriptions } = await client.query<Omit<Taken, 'assignments' | 'upTo'>>({
      name: 'take-push-subscription',
      text: TAKE,
      values: [now, later(now, LEASE_MS), withFailing],
    });
    const [subscription] = subscriptions;
    if (!subscription) return null;
    const { rows } = await client.query<Assignment & { readonly number: number; readonly isTold: boolean }>({
      name: 'push-assignments-of',
      text: ASSIGNMENTS,
      values: [subscription.session, subscription.staff, later(now, -STALE_MS)],
    });
    return {
      ...subscription,
      assignments: rows.filter(({ isTold }) => isTold).map(({ order, task, city, at }) => ({ order, task, city, at })),
      upTo: rows.at(-1)?.number ?? 0,
    };
  });
