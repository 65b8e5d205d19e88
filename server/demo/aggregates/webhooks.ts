import type pg from 'pg';
import { stepOf, STEP_TYPES, type WebhookStep } from '#machines/webhook/steps.ts';
import type { DeliveryFailure } from '#machines/journals/webhookDelivery.ts';
import { inTransaction } from '../../auth/credentials.ts';
import { deliveryId, makeDeliveries } from '../../webhooks/deliveries.ts';
import { stepPayload } from '../../webhooks/payload.ts';
import { makeSecret } from '../../webhooks/secrets.ts';
import type { DemoContext } from './demoContext.ts';

const STEPS: readonly WebhookStep[] = ['created', 'collected', 'inTransit', 'arrived', 'outForDelivery', 'delivered'];

interface Played {
  readonly name: string;
  readonly url: string;
  readonly days: number;
  /** Events after its first secret, by whom and with which data. */
  readonly later: readonly (readonly [by: string, type: string, data?: Readonly<Record<string, unknown>>])[];
}

/** Webhooks of a business customer, one in each state. Their hosts are reserved names that lead nowhere. */
const WEBHOOKS: readonly (Played & { readonly deliveries: readonly Ending[] })[] = [
  {
    name: 'Web shop',
    url: 'https://shop.goldenland.example/shweli',
    days: 20,
    later: [],
    deliveries: ['delivered', 'delivered', 'delivered', 'givenUp', 'delivered', 'delivered', 'delivered'],
  },
  {
    name: 'Stock system',
    url: 'https://stock.goldenland.example/hooks/parcels',
    days: 30,
    later: [['system', 'webhook.stopped']],
    deliveries: ['delivered', 'givenUp', 'failing', 'failing', 'failing'],
  },
  {
    name: 'Messages to buyers',
    url: 'https://sms.goldenland.example/parcels',
    days: 12,
    later: [['merchant', 'webhook.paused']],
    deliveries: ['delivered', 'delivered', 'untried'],
  },
  {
    name: 'Old web shop',
    url: 'https://old.goldenland.example/shweli',
    days: 40,
    later: [['merchant', 'webhook.removed', { reason: 'The shop moved to a new system.' }]],
    deliveries: ['delivered'],
  },
];

/** Ends of a delivery of the demonstration. */
type Ending = 'delivered' | 'givenUp' | 'failing' | 'untried';

interface Answered {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly answer: string | null;
}

const ACCEPTED: Answered = { status: 200, failure: null, answer: '{"ok":true}' };
const BROKEN: Answered = { status: 503, failure: 'status', answer: '<h1>Service Unavailable</h1>' };
const SILENT: Answered = { status: null, failure: 'timeout', answer: null };

/** Answers to the attempts of a delivery, in their order. */
const ANSWERS: Readonly<Record<Ending, readonly Answered[]>> = {
  delivered: [ACCEPTED],
  givenUp: [SILENT, BROKEN, BROKEN, BROKEN, SILENT, BROKEN, BROKEN, BROKEN, BROKEN, SILENT],
  failing: [BROKEN, SILENT, BROKEN],
  untried: [],
};

const HOUR_MS = 3_600_000;
const TOOK_MS = 184;

interface Step {
  readonly id: string;
  readonly version: number;
  readonly type: string;
  readonly state: string;
  readonly branch: string | null;
  readonly mailSn: string | null;
  readonly occurredAt: string;
  readonly position: number;
}

const LATEST_STEPS = `
select e.id, e.version, e.type, e.to_state as state, e.branch, o.row ->> 'mailSn' as "mailSn", e.occurred_at as "occurredAt",
  e.position
from events e join row_order o on o.id = e.id join row_webhook w on w.owner = o.owner
where w.id = $1 and e.machine = 'order' and e.type = any($2) and w.row -> 'steps' ? ($3::jsonb ->> e.type)
order by e.occurred_at desc, e.position desc limit $4`;

const STEP_OF = JSON.stringify(Object.fromEntries(STEP_TYPES.map((type) => [type, stepOf(type)])));

/** Plays webhooks in every state, each with deliveries of real steps as an endpoint might have answered them. */
export async function webhooks({ pool, propose, now, before }: DemoContext): Promise<void> {
  const created = async ({ name, url, days }: Pick<Played, 'name' | 'url' | 'days'>): Promise<string> => {
    const { id } = await propose({
      by: 'merchant',
      machine: 'webhook',
      type: 'webhook.created',
      data: { name, url, steps: [...STEPS] },
      at: before(days),
    });
    if (id === null) throw new Error('The webhook got no id');
    return id;
  };
  for (const { later, deliveries, ...played } of WEBHOOKS) {
    const id = await created(played);
    const { issued } = await makeSecret(pool, id, now);
    const act = (by: string, type: string, data: Readonly<Record<string, unknown>>, at: string) =>
      propose({ by, machine: 'webhook', id, type, data, at });
    await act('merchant', 'webhook.secretIssued', { ...issued, overlapDays: 0 }, before(played.days, -1));
    const failing = { because: 'failing', failures: 41, failingSince: before(5) };
    for (const [by, type, data = {}] of later)
      await act(by, type, by === 'system' ? failing : data, before(played.days > 30 ? 10 : 1));
    await inTransaction(pool, (client) => deliver(client, id, deliveries, now));
  }
  await created({ name: 'Reports', url: 'https://reports.goldenland.example/in', days: 1 });
}

/** Keeps deliveries of the latest steps of the customer's orders, the oldest first, ended as they say. */
async function deliver(client: pg.ClientBase, webhook: string, endings: readonly Ending[], now: Date): Promise<void> {
  const { rows } = await client.query<Step>(LATEST_STEPS, [webhook, STEP_TYPES, STEP_OF, endings.length]);
  for (const [place, ending] of endings.entries()) {
    const taken = rows.toReversed()[place];
    const step = taken && stepOf(taken.type);
    if (!taken || !step) return;
    const { id: order, occurredAt, position } = taken;
    const id = deliveryId(webhook, position);
    const payload = stepPayload({ ...taken, order, step });
    await makeDeliveries(client, [{ id, webhook, step, order, payload, byHand: false, occurredAt, at: occurredAt }]);
    await answer(client, id, ending, Date.parse(occurredAt), now);
  }
}

/** Keeps the attempts at a delivery, and what they left. */
async function answer(client: pg.ClientBase, id: string, ending: Ending, from: number, now: Date): Promise<void> {
  const answers = ANSWERS[ending];
  const last = answers.at(-1);
  if (last === undefined) return;
  const at = (attempt: number): string => new Date(from + (attempt * HOUR_MS) / 2).toISOString();
  for (const [place, { status, failure, answer: text }] of answers.entries())
    await client.query(
      `insert into webhook_attempts (delivery, attempt, at, took_ms, status, failure, answer)
       select number, $2, $3, $4, $5, $6, $7 from webhook_deliveries where id = $1`,
      [id, place + 1, at(place), failure === 'timeout' ? 10_000 : TOOK_MS, status, failure, text],
    );
  const isOver = ending !== 'failing';
  await client.query(
    `update webhook_deliveries set outcome = $2, attempts = $3, tries = $3, last_at = $4, last_status = $5, last_failure = $6,
       last_answer = $7, next_at = $8, delivered_at = case when $6::text is null then $4 end where id = $1`,
    [
      id,
      isOver ? ending : 'waiting',
      answers.length,
      at(answers.length - 1),
      last.status,
      last.failure,
      last.answer,
      isOver ? null : new Date(now.getTime() + HOUR_MS).toISOString(),
    ],
  );
}
