import type { Queryable } from '../auth/queryable.ts';
import { bucketsInMemory, type Buckets } from './buckets.ts';

const FILLED = `least($2, bucket.tokens + greatest(0, $5 - bucket.at) / 1000 * $3)`;
const TAKE = `
insert into rate_buckets as bucket (key, tokens, taken, at) values ($1, $2::float8 - $4, $4, $5::float8)
on conflict (key) do update set
  taken = least($4, floor(${FILLED})),
  tokens = ${FILLED} - least($4, floor(${FILLED})),
  -- A process whose clock is behind must not grant the same time twice.
  at = greatest(bucket.at, $5)
returning taken, tokens`;

/** Time within which any bucket fills. */
const FULL_AFTER_MS = 120_000;

/**
 * Keeps buckets in the database, shared by the processes on it. A process that cannot reach the database counts alone
 * meanwhile, and can hardly answer calls then.
 */
export function sharedBuckets(db: Queryable): Buckets {
  const own = bucketsInMemory();
  return {
    take: async (key, rate, most, now) => {
      try {
        const { rows } = await db.query<{ taken: number; tokens: number }>({
          name: 'rate-bucket',
          text: TAKE,
          values: [key, rate.burst, rate.perSecond, most, now],
        });
        const { taken = 0, tokens = 0 } = rows[0] ?? {};
        return { tokens: taken, waitSeconds: taken > 0 ? 0 : (1 - tokens) / rate.perSecond, left: tokens };
      } catch {
        return own.take(key, rate, most, now);
      }
    },
    sweep: async (now) => {
      await own.sweep(now);
      await db.query('delete from rate_buckets where at < $1', [now - FULL_AFTER_MS]).catch(() => undefined);
    },
  };
}
