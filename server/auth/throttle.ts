import { Problem } from '../http/errors.ts';
import type { Queryable } from './queryable.ts';

/** Failures in a row before an account waits for an administrator (NIST SP 800-63B's ceiling). */
export const MOST_FAILURES = 100;

const FREE_FAILURES = 4;
const LONGEST_DELAY_SECONDS = 900;
const DECAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Failed attempts a minute that are allowed from one address, and from its network. */
const ADDRESS_LIMIT = 20;
const NETWORK_LIMIT = 100;

/** Returns the seconds to wait after a number of failures: none after four, then 1, 2, 4 ... 900. */
export const delayAfter = (failures: number): number =>
  failures <= FREE_FAILURES ? 0 : Math.min(LONGEST_DELAY_SECONDS, 2 ** (failures - FREE_FAILURES - 1));

/** Returns the network of an address: /24 of IPv4, /48 of IPv6. */
export const networkOf = (ip: string): string =>
  ip.includes('.') ? ip.replace(/\.\d+$/, '.0/24') : `${ip.split(':').slice(0, 3).join(':')}::/48`;

// $4: the failures that need no wait.
const COUNT_ATTEMPT = `
insert into attempt_counters as counter (key, failures, blocked_until, last_at) values ($1, 1, $2, $2)
on conflict (key) do update set
  failures = case when counter.last_at < $3 then 1 else counter.failures + 1 end,
  blocked_until = $2::timestamptz + make_interval(secs => case
    when counter.last_at < $3 or counter.failures < $4 then 0
    else least(${LONGEST_DELAY_SECONDS}, power(2, least(counter.failures - $4, 12))) end),
  last_at = $2
where (counter.failures <= $4 or counter.blocked_until <= $2) and counter.failures < ${MOST_FAILURES}
returning failures`;

const COUNT_ADDRESS = `
insert into address_counters as counter (key, since, attempts) values ($1, $2, 1)
on conflict (key) do update set
  since = case when counter.since < $3 then $2 else counter.since end,
  attempts = case when counter.since < $3 then 1 else counter.attempts + 1 end
returning attempts, since`;

/**
 * Slows password guessing down. An attempt counts as failed before it is judged, so parallel attempts all count;
 * success takes it back. Counters are in the database and expire by time only.
 */
export const createThrottle = (db: Queryable) => {
  const countAddress = async (key: string, limit: number, now: Date): Promise<void> => {
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    const { rows } = await db.query<{ attempts: number; since: Date }>(COUNT_ADDRESS, [key, now, minuteAgo]);
    const [counter] = rows;
    if (!counter || counter.attempts <= limit) return;
    throw new Problem('signInTooMany', { retryAfter: (counter.since.getTime() + MINUTE_MS - now.getTime()) / 1000 });
  };

  return {
    /** Counts an attempt of an address; throws if it or its network has failed too often in this minute. */
    fromAddress: async (ip: string, now: Date): Promise<void> => {
      await countAddress(`network:${networkOf(ip)}`, NETWORK_LIMIT, now);
      await countAddress(`address:${ip}`, ADDRESS_LIMIT, now);
    },
    /** Counts an attempt at a key; throws while it must wait, or is stopped. Only some failures are without a wait. */
    at: async (key: string, now: Date, free = FREE_FAILURES): Promise<void> => {
      const { rowCount } = await db.query(COUNT_ATTEMPT, [key, now, new Date(now.getTime() - DECAY_MS), free]);
      if (rowCount === 1) return;
      const { rows } = await db.query<{ failures: number; blocked_until: Date }>(
        'select failures, blocked_until from attempt_counters where key = $1',
        [key],
      );
      const [counter] = rows;
      if (!counter) return;
      if (counter.failures >= MOST_FAILURES) throw new Problem('accountStopped');
      throw new Problem('signInTooMany', { retryAfter: (counter.blocked_until.getTime() - now.getTime()) / 1000 });
    },
    /** Clears the account's failures after a success and takes the address's attempt back. */
    succeeded: async (keys: string | readonly string[], ip: string | null): Promise<void> => {
      await db.query('delete from attempt_counters where key = any($1)', [[keys].flat()]);
      if (ip === null) return;
      await db.query('update address_counters set attempts = greatest(attempts - 1, 0) where key = any($1)', [
        [`network:${networkOf(ip)}`, `address:${ip}`],
      ]);
    },
    /** Deletes expired counters. */
    sweep: async (now: Date): Promise<void> => {
      await db.query('delete from attempt_counters where last_at < $1 and failures < $2', [
        new Date(now.getTime() - DECAY_MS),
        MOST_FAILURES,
      ]);
      await db.query('delete from address_counters where since < $1', [new Date(now.getTime() - MINUTE_MS)]);
    },
  };
};
