import { randomUUID } from 'node:crypto';
import { Problem } from '../http/errors.ts';
import type { Queryable } from './queryable.ts';
import { randomText, sha256 } from './random.ts';
import type { Session, SessionKind } from './session.ts';
import { createFreshCache } from './freshCache.ts';

const HOUR_MS = 3_600_000;

/** Idle time that ends a session: a shift without a call. A day ends it anyway (§9: 1 day). */
export const IDLE_MS = 8 * HOUR_MS;
export const LIFETIME_MS = 24 * HOUR_MS;

/** Lifetime of a session that opens one step alone. */
export const CHANGE_LIFETIME_MS = 10 * 60_000;

const MOST_PER_PERSON = 5;
const TOUCH_MS = 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Channel that notifies every process of ended sessions; the payload is a session's id. */
export const SESSIONS_CHANNEL = 'sessions';

interface Row {
  readonly id: string;
  readonly staff_id: string;
  readonly kind: SessionKind;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly locked_at: Date | null;
}

const COLUMNS = 'id, staff_id, kind, created_at, last_seen_at, expires_at, locked_at';

const fromRow = (row: Row): Session => ({
  id: row.id,
  user: row.staff_id,
  kind: row.kind,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
  lockedAt: row.locked_at,
});

const endAndNotify = (condition: string): string => `
with ended as (update sessions set revoked_at = $1 where revoked_at is null and ${condition} returning id)
select id, pg_notify('${SESSIONS_CHANNEL}', id::text) from ended`;

/** Ends all of a person's sessions but one, at once in every process. */
export const endSessionsOf = async (
  db: Queryable,
  staffId: string,
  now: Date,
  but: string | null = null,
): Promise<void> => {
  await db.query(endAndNotify('staff_id = $2 and id is distinct from $3'), [now, staffId, but]);
};

/** Ends every open session, at once in every process. */
export const endEverySession = async (db: Queryable, now: Date): Promise<void> => {
  await db.query(endAndNotify('true'), [now]);
};

/** Returns whether a session opens everything, not one step alone. */
export const isWhole = ({ kind }: Pick<Session, 'kind'>): boolean => kind !== 'change' && kind !== 'factor';

export interface NewSession {
  readonly staffId: string;
  readonly kind: SessionKind;
  readonly ip: string;
  readonly userAgent: string;
}

/** An open session with the address and browser that began it. */
export interface OpenSession extends Session {
  readonly ip: string;
  readonly userAgent: string;
}

/** Reason for which another person ended a session, and who did. */
export interface EndedFor {
  readonly reason: string;
  readonly by: string;
}

/** Sessions in the database; cached ones are never older than a second. */
export const createSessions = (db: Queryable) => {
  const cache = createFreshCache<Session | null>();

  const load = async (hash: Buffer): Promise<Session | null> => {
    const { rows } = await db.query<Row>(
      `select ${COLUMNS} from sessions where secret_hash = $1 and revoked_at is null`,
      [hash],
    );
    return rows[0] ? fromRow(rows[0]) : null;
  };

  const isLive = (session: Session, now: Date): boolean =>
    session.expiresAt > now && (!isWhole(session) || now.getTime() - session.lastSeenAt.getTime() < IDLE_MS);

  const touch = (session: Session, now: Date) =>
    db.query('update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2', [session.id, now]);

  return {
    /**
     * Begins a session and returns its secret. Ends the oldest of the person's sessions beyond five; those that wait for
     * a second factor do not count, so that a password alone ends nothing. A person who is
     * dismissed or locked at the same moment gets none: both transactions lock the same row.
     */
    begin: async (wanted: NewSession, now: Date): Promise<{ session: Session; secret: string }> => {
      const secret = randomText();
      const lifetimeMs = !isWhole(wanted) ? CHANGE_LIFETIME_MS : LIFETIME_MS;
      const { rows } = await db.query<Row>(
        `insert into sessions (id, secret_hash, staff_id, kind, ip, user_agent, created_at, last_seen_at, expires_at)
         select $1::uuid, $2::bytea, id, $4, $5, $6, $7::timestamptz, $7, $8::timestamptz from row_staff
         where id = $3 and enabled and status = 'onJob' for share returning ${COLUMNS}`,
        [
          randomUUID(),
          sha256(secret),
          wanted.staffId,
          wanted.kind,
          wanted.ip,
          wanted.userAgent,
          now,
          new Date(now.getTime() + lifetimeMs),
        ],
      );
      const [row] = rows;
      if (!row) throw new Problem('accountInactive');
      await db.query(
        endAndNotify(`staff_id = $2 and id in (
          select id from sessions where staff_id = $2 and revoked_at is null and expires_at > $1 and kind <> 'factor'
          order by number desc offset ${MOST_PER_PERSON})`),
        [now, wanted.staffId],
      );
      return { session: fromRow(row), secret };
    },
    /** Finds the live session of a secret, or null, and marks it as seen. */
    find: async (secret: string, now: Date): Promise<Session | null> => {
      const hash = sha256(secret);
      const key = hash.toString('base64');
      const session = await cache.get(key, () => load(hash));
      if (!session || !isLive(session, now)) return null;
      if (now.getTime() - session.lastSeenAt.getTime() >= TOUCH_MS) {
        cache.drop(key);
        await touch(session, now);
      }
      return session;
    },
    /** Reads the live session of an id from the database, uncached, for periodic checks of sockets. */
    byId: async (id: string, now: Date): Promise<Session | null> => {
      const { rows } = await db.query<Row>(`select ${COLUMNS} from sessions where id = $1 and revoked_at is null`, [
        id,
      ]);
      const session = rows[0] ? fromRow(rows[0]) : null;
      return session && isLive(session, now) ? session : null;
    },
    /** Returns why another person ended the session of a secret; null if none did. */
    endedFor: async (secret: string): Promise<EndedFor | null> => {
      const { rows } = await db.query<{ reason: string; by: string }>(
        `select ended_for as reason, coalesce(ended_by, '') as by from sessions
         where secret_hash = $1 and revoked_at is not null and ended_for is not null`,
        [sha256(secret)],
      );
      return rows[0] ?? null;
    },
    /** Returns a person's open sessions, the one seen last first. */
    openOf: async (staffId: string, now: Date): Promise<OpenSession[]> => {
      const { rows } = await db.query<Row & { ip: string; user_agent: string }>(
        `select ${COLUMNS}, ip, user_agent from sessions where staff_id = $1 and revoked_at is null
         order by last_seen_at desc, number desc`,
        [staffId],
      );
      return rows
        .map((row) => ({ ...fromRow(row), ip: row.ip, userAgent: row.user_agent }))
        .filter((session) => isLive(session, now));
    },
    /** Ends one of a person's own sessions; returns false if there is none. */
    endOwn: async (staffId: string, id: string, now: Date): Promise<boolean> => {
      const { rowCount } = await db.query(endAndNotify('id = $2 and staff_id = $3'), [now, id, staffId]);
      cache.clear();
      return rowCount !== 0;
    },
    end: async (id: string, now: Date): Promise<void> => {
      await db.query(endAndNotify('id = $2'), [now, id]);
      cache.clear();
    },
    /** Locks or unlocks a session; every process knows within a second. */
    lock: async (id: string, lockedAt: Date | null): Promise<void> => {
      await db.query('update sessions set locked_at = $2 where id = $1', [id, lockedAt]);
      cache.clear();
    },
    endAllOf: async (staffId: string, now: Date, but: string | null = null): Promise<void> => {
      await endSessionsOf(db, staffId, now, but);
      cache.clear();
    },
    forget: (): void => cache.clear(),
    sweep: (now: Date) =>
      db.query('delete from sessions where coalesce(revoked_at, expires_at) < $1', [new Date(now.getTime() - KEPT_MS)]),
  };
};
