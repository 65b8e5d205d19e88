import type pg from 'pg';
import { inTransaction } from '../auth/credentials.ts';
import { stepOf, STEP_TYPES } from '#machines/webhook/steps.ts';
import { deliveryId, makeDeliveries, type NewDelivery } from './deliveries.ts';
import { stepPayload, testPayload } from './payload.ts';

/** Maximum number of events that are followed in one transaction. */
const FOLLOWED_AT_ONCE = 1000;
/** Arbitrary number of the advisory lock: one process at a time follows. */
const ADVISORY_LOCK = 7_494_361;

/** Events of webhooks that change what is to be sent. */
const OWN_TYPES = [
  'webhook.secretIssued',
  'webhook.resumed',
  'webhook.testSent',
  'webhook.deliverySentAgain',
  'webhook.removed',
];

interface Followed {
  readonly position: number;
  readonly machine: string;
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly state: string;
  readonly data: { readonly delivery?: string };
  readonly branch: string | null;
  readonly occurredAt: string;
  readonly at: string;
}

/** A webhook that had its first secret when a step was taken, and asks for it. */
interface Listening {
  readonly position: number;
  readonly webhook: string;
  readonly mailSn: string | null;
}

/**
 * Turns the next numbered events into deliveries, each step once for each webhook that asks for it, in the order of the
 * log. Returns how many events were followed, 0 while another process does.
 */
export const followNext = (pool: pg.Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      ADVISORY_LOCK,
    ]);
    return rows[0]?.taken === true ? follow(client) : 0;
  });

async function follow(client: pg.PoolClient): Promise<number> {
  const { rows: ends } = await client.query<{ head: number; last: number | null; followed: number }>({
    name: 'webhook-window',
    text: `select number as head, (select max(sequence) from log_sequence where sequence <= number + ${FOLLOWED_AT_ONCE}
      and sequence > number) as last, (select count(*)::integer from log_sequence
        where sequence > number and sequence <= number + ${FOLLOWED_AT_ONCE}) as followed from webhook_head`,
  });
  const { head = 0, last = null, followed = 0 } = ends[0] ?? {};
  if (last === null) return 0;
  const { rows: events } = await client.query<Followed>({
    name: 'webhook-events',
    text: `select e.position, e.machine, e.id, e.version, e.type, e.to_state as state, e.data, e.branch,
        e.occurred_at as "occurredAt", e.recorded_at as at
      from log_sequence n join events e using (position)
      where n.sequence > $1 and n.sequence <= $2
        and (e.machine = 'order' and e.type = any($3) or e.machine = 'webhook' and e.type = any($4))
      order by n.sequence`,
    values: [head, last, STEP_TYPES, OWN_TYPES],
  });
  const listening = await listeningTo(client, events);
  for (const event of events) {
    if (event.machine === 'webhook') await obey(client, event);
    else await makeDeliveries(client, deliveriesOf(event, listening.get(event.position) ?? []));
  }
  await client.query('update webhook_head set number = $1', [last]);
  return followed;
}

/** Finds the webhooks that hear of each step: of the owner of the order, begun before it, asking for it. */
async function listeningTo(
  client: pg.PoolClient,
  events: readonly Followed[],
): Promise<ReadonlyMap<number, readonly Listening[]>> {
  const steps = events.filter(({ machine }) => machine === 'order');
  if (steps.length === 0) return new Map();
  const { rows } = await client.query<Listening>({
    name: 'webhooks-listening',
    text: `select told.position, w.id as webhook, o.row ->> 'mailSn' as "mailSn"
      from unnest($1::bigint[], $2::text[], $3::text[]) as told (position, id, step)
      join row_order o on o.id = told.id
      join row_webhook w on w.owner = o.owner and w.state in ('active', 'paused', 'stopped') and w.row -> 'steps' ? told.step
      where told.position > (select min(position) from events
        where machine = 'webhook' and events.id = w.id and type = 'webhook.secretIssued')
      order by w.id`,
    values: [
      steps.map(({ position }) => position),
      steps.map(({ id }) => id),
      steps.map(({ type }) => stepOf(type) ?? ''),
    ],
  });
  return Map.groupBy(rows, ({ position }) => position);
}

function deliveriesOf(event: Followed, listening: readonly Listening[]): NewDelivery[] {
  const step = stepOf(event.type);
  if (step === null) return [];
  const { id: order, position, type, state, version, branch, occurredAt, at } = event;
  return listening.map(({ webhook, mailSn }) => ({
    id: deliveryId(webhook, position),
    webhook,
    step,
    order,
    payload: stepPayload({ order, version, step, type, state, branch, mailSn, occurredAt }),
    byHand: false,
    occurredAt,
    at,
  }));
}

/** Does what an event of a webhook asks for. */
async function obey(client: pg.PoolClient, { id: webhook, type, position, data, occurredAt, at }: Followed) {
  if (type === 'webhook.secretIssued')
    await client.query('insert into webhook_lanes (webhook) values ($1) on conflict do nothing', [webhook]);
  if (type === 'webhook.testSent') {
    const id = deliveryId(webhook, position);
    const payload = testPayload(webhook, occurredAt);
    await makeDeliveries(client, [{ id, webhook, step: 'test', order: null, payload, byHand: true, occurredAt, at }]);
  }
  if (type === 'webhook.deliverySentAgain')
    await client.query(
      `update webhook_deliveries set outcome = 'waiting', by_hand = true, next_at = $3
       where id = $1 and webhook = $2 and outcome <> 'waiting'`,
      [data.delivery, webhook, at],
    );
  if (type === 'webhook.resumed') {
    await client.query(
      `update webhook_lanes set failures = 0, failing_since = null, rests_until = '' where webhook = $1`,
      [webhook],
    );
    await client.query(
      `update webhook_deliveries set next_at = least(next_at, $2) where webhook = $1 and outcome = 'waiting'`,
      [webhook, at],
    );
  }
  if (type === 'webhook.removed') {
    await client.query('delete from webhook_secrets where webhook = $1', [webhook]);
    await client.query('delete from webhook_lanes where webhook = $1', [webhook]);
    await client.query(
      `update webhook_deliveries set outcome = 'givenUp', next_at = null, by_hand = false, last_failure = 'removed'
       where webhook = $1 and outcome = 'waiting'`,
      [webhook],
    );
  }
}
