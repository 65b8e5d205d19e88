import type { RateClass } from '../policy.ts';

/** A token bucket: so many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** The settings sheet's limits (reliability 1.5): a scanner gun peaks at about five writes a second. */
export const RATES: Readonly<Record<RateClass, Rate>> = {
  read: { burst: 60, perSecond: 30 },
  write: { burst: 100, perSecond: 10 },
  // Failures are counted in the database; this only keeps one address from filling the line of hashes.
  login: { burst: 200, perSecond: 5 },
  captcha: { burst: 20, perSecond: 20 / 60 },
  export: { burst: 10, perSecond: 10 / 60 },
  import: { burst: 30, perSecond: 5 },
};

interface Bucket {
  tokens: number;
  at: number;
}

const SWEEP_MS = 60_000;

/** Counts what each asker has asked. Buckets are dropped only once full again, never to make room for others. */
export const createLimiter = (rates: Readonly<Record<RateClass, Rate>>) => {
  const buckets: Record<RateClass, Map<string, Bucket>> = {
    read: new Map(),
    write: new Map(),
    login: new Map(),
    captcha: new Map(),
    export: new Map(),
    import: new Map(),
  };
  let sweptAt = 0;

  const filled = (bucket: Bucket, rate: Rate, now: number): number =>
    Math.min(rate.burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * rate.perSecond);

  const sweep = (now: number): void => {
    sweptAt = now;
    for (const [rateClass, rate] of Object.entries(rates)) {
      const kept = buckets[rateClass as RateClass];
      for (const [key, bucket] of kept) if (filled(bucket, rate, now) >= rate.burst) kept.delete(key);
    }
  };

  return {
    /** Takes one; answers 0 when allowed, else the seconds to wait. `now` in milliseconds. */
    take: (rateClass: RateClass, asker: string, now: number): number => {
      if (now - sweptAt > SWEEP_MS) sweep(now);
      const rate = rates[rateClass];
      const bucket = buckets[rateClass].get(asker) ?? { tokens: rate.burst, at: now };
      const tokens = filled(bucket, rate, now);
      if (tokens < 1) return (1 - tokens) / rate.perSecond;
      buckets[rateClass].set(asker, { tokens: tokens - 1, at: now });
      return 0;
    },
  };
};
