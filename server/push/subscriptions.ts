import type pg from 'pg';
import { inTransaction } from '../auth/credentials.ts';
import type { Queryable } from '../auth/queryable.ts';
import { IDLE_MS } from '../auth/sessions.ts';

/** A browser that rings, of one session of a person. */
export interface Subscription {
  readonly session: string;
  readonly staff: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly origin: string;
}

/** Condition that a row of sessions is open at an instant. */
export const isOpenAt = (instant: string): string =>
  `(sessions.revoked_at is null and sessions.expires_at > ${instant}::timestamptz
    and sessions.last_seen_at > ${instant}::timestamptz - interval '${IDLE_MS / 1000} seconds')`;

/** Returns the endpoint of a session's browser; null if it does not ring. */
export async function endpointOf(db: Queryable, session: string): Promise<string | null> {
  const { rows } = await db.query<{ endpoint: string }>('select endpoint from push_subscriptions where session = $1', [
    session,
  ]);
  return rows[0]?.endpoint ?? null;
}

/**
 * Keeps the subscription of a session in place of its earlier one; returns false if its endpoint is another person's. That of
 * an own other session moves: it is the same browser.
 */
export const keepSubscription = (pool: pg.Pool, subscription: Subscription, now: string): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { session, staff, endpoint, p256dh, auth, language, origin } = subscription;
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [endpoint]);
    await client.query(
      `delete from push_subscriptions using sessions where sessions.id = session and endpoint = $1 and session <> $2
         and (staff = $3 or not ${isOpenAt('$4')})`,
      [endpoint, session, staff, now],
    );
    const { rowCount } = await client.query(
      `insert into push_subscriptions (session, staff, endpoint, p256dh, auth, language, origin, made_at)
       select $1, $2, $3, $4, $5, $6, $7, $8
       where not exists (select from push_subscriptions where endpoint = $3 and session <> $1)
       on conflict (session) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
         language = excluded.language, origin = excluded.origin, failures = 0, last_failure = null`,
      [session, staff, endpoint, p256dh, auth, language, origin, now],
    );
    return rowCount === 1;
  });

/** Removes the subscription of a session. */
export const dropSubscription = (db: Queryable, session: string): Promise<unknown> =>
  db.query('delete from push_subscriptions where session = $1', [session]);

/** Removes the subscriptions of sessions whose time is over; others end theirs themselves. */
export const sweepSubscriptions = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`delete from push_subscriptions using sessions where sessions.id = session and not ${isOpenAt('$1')}`, [
    now.toISOString(),
  ]);
