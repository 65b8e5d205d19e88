import type pg from 'pg';
import { dropUnusedSecrets } from '../webhooks/secrets.ts';
import type { Job } from './job.ts';
import { nextHour } from './schedule.ts';

const DAY_MS = 86_400_000;
/** Days for which a delivery that is over can be read and sent again. */
const KEPT_DAYS = 90;
/** Days for which a delivery waits for a webhook that is paused or stopped. */
const WAITS_DAYS = 30;

/** Gives up deliveries that have waited too long, and removes those that are over, and secrets that sign no more. */
export const webhookDeliveriesJob = (pool: pg.Pool): Job => ({
  name: 'webhookDeliveries',
  next: nextHour,
  work: async ({ now }) => {
    const daysBefore = (days: number): string => new Date(Date.parse(now) - days * DAY_MS).toISOString();
    const { rowCount: givenUp } = await pool.query(
      `update webhook_deliveries set outcome = 'givenUp', next_at = null, by_hand = false, last_failure = 'tooOld'
       where outcome = 'waiting' and made_at < $1`,
      [daysBefore(WAITS_DAYS)],
    );
    const { rowCount: removed } = await pool.query(
      `delete from webhook_deliveries where outcome <> 'waiting' and made_at < $1`,
      [daysBefore(KEPT_DAYS)],
    );
    const secrets = await dropUnusedSecrets(pool, daysBefore(1));
    return { givenUp: givenUp ?? 0, removed: removed ?? 0, secrets };
  },
});
