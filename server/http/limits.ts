import type { RateClass } from '../policy.ts';
import { bucketsInMemory, type Buckets } from './buckets.ts';
import type { Rate } from './rate.ts';

/** Limits of the settings sheet (reliability 1.5): a scanner gun peaks at about five writes a second. */
export const RATES: Readonly<Record<RateClass, Rate>> = {
  read: { burst: 60, perSecond: 30 },
  write: { burst: 100, perSecond: 10 },
  // The database counts failures; this only keeps one address from filling the queue of hashes.
  login: { burst: 200, perSecond: 5 },
  captcha: { burst: 20, perSecond: 20 / 60 },
  // By address: a receiver looks now and then, and nobody walks through the numbers.
  tracking: { burst: 30, perSecond: 0.5 },
  export: { burst: 10, perSecond: 10 / 60 },
  import: { burst: 30, perSecond: 5 },
  // By address: an office behind one address opens its sockets again at once when the server restarts.
  socket: { burst: 300, perSecond: 5 },
  // By address: behind one load balancer are the pages of all, which ask once when they open.
  health: { burst: 300, perSecond: 30 },
};

/** Share of a bucket that a process takes at once: one query for ten writes of a session. */
const PORTION = 1 / 10;
const SWEEP_MS = 60_000;

/** Tokens that this process has taken for a caller and not used yet. */
interface Portion {
  left: number;
  /** Tokens that the bucket had after the last portion. */
  rest: number;
  /** Time of the last call, and time until which the bucket is empty: milliseconds. */
  askedAt: number;
  emptyUntil: number;
  taking: Promise<void> | null;
}

/**
 * Limits each caller's rate with buckets that processes may share. A process takes a tenth of a bucket at once, so a
 * caller who uses several deviates by at most that much from each.
 */
export const createLimiter = (rates: Readonly<Record<RateClass, Rate>>, buckets: Buckets) => {
  const portions = new Map<string, Portion>();
  const ofThisProcess = bucketsInMemory();
  let sweptAt = 0;

  const sweep = (now: number): void => {
    sweptAt = now;
    for (const [key, { askedAt, taking }] of portions)
      if (taking === null && now - askedAt > SWEEP_MS) portions.delete(key);
    void buckets.sweep(now);
    void ofThisProcess.sweep(now);
  };

  const refill = async (portion: Portion, rateClass: RateClass, key: string, now: number): Promise<void> => {
    const rate = rates[rateClass];
    const kept = rateClass === 'health' ? ofThisProcess : buckets;
    const { tokens, waitSeconds, left } = await kept.take(
      key,
      rate,
      Math.max(1, Math.floor(rate.burst * PORTION)),
      now,
    );
    portion.left += tokens;
    portion.rest = left;
    portion.emptyUntil = now + waitSeconds * 1000;
    portion.taking = null;
  };

  return {
    /** Takes one token; resolves to 0 if allowed, else to the seconds to wait. `now` in milliseconds. */
    take: async (rateClass: RateClass, caller: string, now: number): Promise<number> => {
      if (now - sweptAt > SWEEP_MS) sweep(now);
      const key = `${rateClass} ${caller}`;
      const portion = portions.get(key) ?? { left: 0, rest: 0, askedAt: now, emptyUntil: 0, taking: null };
      portions.set(key, portion);
      portion.askedAt = now;
      while (portion.left < 1) {
        if (now < portion.emptyUntil) return (portion.emptyUntil - now) / 1000;
        portion.taking ??= refill(portion, rateClass, key, now);
        await portion.taking;
      }
      portion.left -= 1;
      return 0;
    },
    /** Returns the quota of a class and the tokens that a caller has left, for the headers of a reply. */
    quota: (rateClass: RateClass, caller: string) => {
      const { left, rest } = portions.get(`${rateClass} ${caller}`) ?? { left: 0, rest: 0 };
      return { rate: rates[rateClass], left: Math.floor(left + rest) };
    },
  };
};
