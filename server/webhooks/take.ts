import type pg from 'pg';
import { inTransaction } from '../auth/credentials.ts';

/** Time for which a delivery is a process's own: longer than an attempt, so that only a dead process loses it. */
const LEASE_MS = 60_000;

/** A delivery that this process alone sends now. */
export interface Taken {
  readonly number: number;
  readonly id: string;
  readonly webhook: string;
  readonly url: string;
  readonly payload: string;
  readonly byHand: boolean;
  readonly attempts: number;
  readonly tries: number;
  readonly isDelivered: boolean;
  readonly lease: string;
  /** Failures of the endpoint in a row before this attempt. */
  readonly failures: number;
}

/** A delivery that is due: of one parcel only the first, and of a webhook that does not send only what a person sends. */
const IS_DUE = `d.webhook = lane.webhook and d.outcome = 'waiting' and d.next_at <= $1
  and (d.by_hand or w.state = 'active' and lane.rests_until <= $1 and not exists (
    select from webhook_deliveries earlier where earlier.webhook = d.webhook and earlier."order" = d."order"
      and earlier.outcome = 'waiting' and earlier.number < d.number))`;

const OF_SERVED = `join row_webhook w on w.id = lane.webhook and w.state in ('active', 'paused', 'stopped')
  join row_merchant customer on customer.id = w.owner and customer.enabled`;

const TAKE_LANE = `
update webhook_lanes set lease = gen_random_uuid(), leased_until = $2, served_at = $1
where webhook = (
  select lane.webhook from webhook_lanes lane ${OF_SERVED}
  where lane.leased_until <= $1 and (lane.failures = 0 or $3) and exists (select from webhook_deliveries d where ${IS_DUE})
  order by lane.failures > 0, lane.served_at, lane.webhook limit 1 for update of lane skip locked)
returning webhook, lease, failures`;

const NEXT_IN_LANE = `
select d.number, d.id, d.webhook, w.row ->> 'url' as url, d.payload, d.by_hand as "byHand", d.attempts, d.tries,
  d.delivered_at is not null as "isDelivered"
from webhook_lanes lane ${OF_SERVED} join webhook_deliveries d on ${IS_DUE}
where lane.webhook = $2 order by d.by_hand desc, d.next_at, d.number limit 1`;

/**
 * Takes the next delivery that is due, of an endpoint for which no process sends now; null if there is none. Without
 * `withFailing`, of an endpoint that answered last.
 */
export const take = (pool: pg.Pool, now: string, { withFailing }: { readonly withFailing: boolean }) =>
  inTransaction(pool, async (client): Promise<Taken | null> => {
    const until = new Date(Date.parse(now) + LEASE_MS).toISOString();
    const lanes = await client.query<Pick<Taken, 'webhook' | 'lease' | 'failures'>>({
      name: 'take-webhook-lane',
      text: TAKE_LANE,
      values: [now, until, withFailing],
    });
    const [lane] = lanes.rows;
    if (!lane) return null;
    const { rows } = await client.query<Omit<Taken, 'lease' | 'failures'>>({
      name: 'next-in-webhook-lane',
      text: NEXT_IN_LANE,
      values: [now, lane.webhook],
    });
    const [delivery] = rows;
    if (delivery) return { ...delivery, ...lane };
    await client.query(`update webhook_lanes set leased_until = '' where webhook = $1 and lease = $2`, [
      lane.webhook,
      lane.lease,
    ]);
    return null;
  });
