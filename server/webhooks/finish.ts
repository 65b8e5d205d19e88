import type pg from 'pg';
import { inTransaction } from '../auth/credentials.ts';
import type { WebhookData } from '#machines/webhook/events.ts';
import { hasFailedForLong, nextAttemptAt, restsUntil } from './schedule.ts';
import type { Posted } from './post.ts';
import type { Taken } from './take.ts';

/** HTTP status by which an endpoint says that it is no more. */
const GONE = 410;

/** A webhook that is to be stopped. */
export type Stop = WebhookData<'webhook.stopped'>;

/** Returns what a failed attempt leaves: the next one, or the end. One that a person sent is not repeated. */
function afterFailure({ tries, byHand, isDelivered }: Taken, at: string) {
  const nextAt = byHand ? null : nextAttemptAt(tries + 1, at);
  if (nextAt !== null) return { outcome: 'waiting', nextAt };
  return { outcome: isDelivered ? 'delivered' : 'givenUp', nextAt: null };
}

/**
 * Records an attempt and frees the lane of its endpoint; returns why the webhook is to be stopped, null if it is not. An
 * attempt of a process that lost the lane meanwhile changes nothing.
 */
export const finish = (pool: pg.Pool, taken: Taken, made: Posted, at: string): Promise<Stop | null> =>
  inTransaction(pool, async (client) => {
    const { status, failure, answer, tookMs } = made;
    const failures = failure === null ? 0 : taken.failures + 1;
    const { rows } = await client.query<{ failing_since: string | null }>({
      name: 'free-webhook-lane',
      text: `update webhook_lanes set leased_until = '', failures = $3,
          failing_since = case when $3 = 0 then null else coalesce(failing_since, $4) end, rests_until = $5
        where webhook = $1 and lease = $2 returning failing_since`,
      values: [taken.webhook, taken.lease, failures, at, failures === 0 ? '' : restsUntil(failures, at)],
    });
    const [lane] = rows;
    if (!lane) return null;
    const { outcome, nextAt } = failure === null ? { outcome: 'delivered', nextAt: null } : afterFailure(taken, at);
    await client.query({
      name: 'webhook-attempted',
      text: `with noted as (
          insert into webhook_attempts (delivery, attempt, at, took_ms, status, failure, answer)
          values ($1, $2, $3, $4, $5, $6, $7))
        update webhook_deliveries set outcome = $8, next_at = $9, by_hand = false, attempts = $2, tries = tries + $10,
          delivered_at = coalesce(delivered_at, case when $6::text is null then $3 end), last_at = $3, last_status = $5,
          last_failure = $6, last_answer = $7
        where number = $1`,
      values: [
        taken.number,
        taken.attempts + 1,
        at,
        tookMs,
        status,
        failure,
        answer,
        outcome,
        nextAt,
        taken.byHand ? 0 : 1,
      ],
    });
    const failingSince = lane.failing_since;
    if (failingSince === null) return null;
    if (status === GONE) return { because: 'gone', failures, failingSince };
    return hasFailedForLong(failures, failingSince, at) ? { because: 'failing', failures, failingSince } : null;
  });
