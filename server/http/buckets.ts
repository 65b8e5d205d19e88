import type { Rate } from './rate.ts';

/** Result of taking from a bucket: the number of tokens taken, or the seconds until the first one is available. */
export interface Taken {
  readonly tokens: number;
  readonly waitSeconds: number;
  /** Tokens that remain in the bucket. */
  readonly left: number;
}

/** Token buckets by key. */
export interface Buckets {
  /** Takes up to `most` whole tokens; `now` in milliseconds since 1970. */
  take(key: string, rate: Rate, most: number, now: number): Promise<Taken>;
  /** Drops buckets that are full again. */
  sweep(now: number): Promise<void>;
}

interface Bucket {
  tokens: number;
  at: number;
  readonly rate: Rate;
}

const filled = ({ tokens, at, rate }: Bucket, now: number): number =>
  Math.min(rate.burst, tokens + (Math.max(0, now - at) / 1000) * rate.perSecond);

/** Keeps buckets in one process. They are dropped only once full again, never to make room for others. */
export function bucketsInMemory(): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    take: async (key, rate, most, now) => {
      const bucket = buckets.get(key) ?? { tokens: rate.burst, at: now, rate };
      const there = filled(bucket, now);
      const tokens = Math.min(most, Math.floor(there));
      if (tokens === 0) return { tokens, waitSeconds: (1 - there) / rate.perSecond, left: there };
      buckets.set(key, { tokens: there - tokens, at: now, rate });
      return { tokens, waitSeconds: 0, left: there - tokens };
    },
    sweep: async (now) => {
      for (const [key, bucket] of buckets) if (filled(bucket, now) >= bucket.rate.burst) buckets.delete(key);
    },
  };
}
