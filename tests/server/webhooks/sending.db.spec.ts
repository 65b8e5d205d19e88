import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAUSES_MS } from '#server/webhooks/schedule.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { answers, accepts, createReceiver, type Received, type Receiver } from '../../support/receiver.ts';
import { webhooksOf } from '../../support/webhooks.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let hooks: ReturnType<typeof webhooksOf>;
let receiver: Receiver;

const DAY_S = 86_400;

beforeAll(async () => {
  store = await createStore();
  hooks = webhooksOf(store);
});
afterAll(async () => {
  receiver.close();
  await store.close();
});
beforeEach(async () => {
  receiver?.close();
  receiver = await createReceiver();
  // Webhooks of earlier tests send no more.
  await store.pool.query(`update webhook_lanes set leased_until = '9999'`);
});

const order = async (merchant = 'GOLDEN'): Promise<string> =>
  newOrder(store, await store.person('admin'), { merchant, source: 'api' });

const otherCustomer = async (): Promise<string> => {
  const { rows } = await store.pool.query<{ id: string }>(
    `select id from row_merchant where id <> 'GOLDEN' and enabled order by id limit 1`,
  );
  return rows[0]?.id ?? '';
};

const cancel = async (id: string): Promise<void> => {
  const { status } = await store.propose(
    await store.person('admin'),
    toOrder(id, 'order.cancelled', { reason: 'Sold out' }),
    { at: hooks.now().toISOString() },
  );
  expect(status).toBe('accepted');
};

/** Verifies a request as docs/api.md shows it to a customer. */
function isGenuine(secret: string, { headers, body }: Received, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(time)}.${body}`)
    .digest('base64');
  return String(signatures).split(' ').includes(`v1,${expected}`);
}

describe('a step of an order', () => {
  test('a step of an order is told once to each webhook of its customer that asks for it, signed, without anything personal', async () => {
    const earlier = await order();
    const { id, secret } = await hooks.begun(receiver.url);
    const other = await hooks.begun(receiver.url, ['delivered']);
    const own = await order();
    await order(await otherCustomer());
    await cancel(earlier);
    await hooks.sendDue();
    await hooks.sendDue();
    expect(receiver.types()).toEqual(['order.created', 'order.cancelled']);
    const [first] = receiver.received as [Received];
    expect(isGenuine(secret, first, hooks.now())).toBe(true);
    expect(isGenuine(secret, { ...first, body: first.body.replace(own, earlier) }, hooks.now())).toBe(false);
    // A request that is sent again by another later is known by its time.
    expect(isGenuine(secret, first, new Date(hooks.now().getTime() + 301_000))).toBe(false);
    expect(JSON.parse(first.body)).toEqual({
      type: 'order.created',
      timestamp: expect.any(String),
      data: {
        order: own,
        mailSn: null,
        version: 1,
        event: 'order.created',
        state: 'pendingAcceptance',
        branch: expect.anything(),
      },
    });
    expect(first.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Shweli-Webhooks/1' });
    for (const personal of ['U Tin', '333444', 'Palace']) expect(first.body).not.toContain(personal);
    expect(await hooks.deliveries(id)).toMatchObject([
      { step: 'created', order: own, outcome: 'delivered', attempts: 1, last_status: 204 },
      { step: 'cancelled', order: earlier, outcome: 'delivered', attempts: 1 },
    ]);
    expect(await hooks.deliveries(other.id)).toEqual([]);
  });

  test('a step of an order waits until the earlier one of the same parcel has arrived, while other parcels go on', async () => {
    const { id } = await hooks.begun(receiver.url);
    const [one, two] = [await order(), await order()];
    receiver.answer((response, { body }) => response.writeHead(body.includes(one) ? 500 : 200).end());
    await cancel(one);
    await cancel(two);
    await hooks.sendDue();
    expect(await hooks.deliveries(id)).toMatchObject([
      { order: one, step: 'created', outcome: 'waiting', attempts: 1 },
      { order: two, step: 'created', outcome: 'delivered' },
      { order: one, step: 'cancelled', outcome: 'waiting', attempts: 0 },
      { order: two, step: 'cancelled', outcome: 'delivered' },
    ]);
    receiver.answer(accepts);
    hooks.pass(5);
    await hooks.sendDue();
    const told = receiver.received.filter(({ body }) => body.includes(one)).map(({ body }) => JSON.parse(body).type);
    expect(told).toEqual(['order.created', 'order.created', 'order.cancelled']);
    const ids = receiver.received.filter(({ body }) => body.includes(one)).map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('a step of an order is tried ten times over three days, then given up, and the next step of its parcel goes out', async () => {
    const { id } = await hooks.begun(receiver.url);
    const parcel = await order();
    receiver.answer((response, { body }) => response.writeHead(body.includes('order.created') ? 503 : 200).end());
    await cancel(parcel);
    await hooks.sendDue();
    for (const milliseconds of PAUSES_MS) {
      hooks.pass(milliseconds / 1000 - 1);
      const before = receiver.received.length;
      await hooks.sendDue();
      expect(receiver.received).toHaveLength(before);
      hooks.pass(1);
      await hooks.sendDue();
    }
    // An endpoint that failed ten times in a row rests before anything else is tried.
    hooks.pass(300);
    await hooks.sendDue();
    expect(await hooks.deliveries(id)).toMatchObject([
      { step: 'created', outcome: 'givenUp', attempts: 10, next_at: null, last_status: 503, last_failure: 'status' },
      { step: 'cancelled', outcome: 'delivered', attempts: 1 },
    ]);
    expect(await hooks.stateOf(id)).toBe('active');
  });
});

describe('a delivery', () => {
  test('a delivery is sent again by hand under its id, once; a delivery that is still tried is not', async () => {
    const { id, secret } = await hooks.begun(receiver.url);
    await order();
    receiver.answer(answers(500, 'broken'));
    await hooks.sendDue();
    const [failing] = await hooks.deliveries(id);
    const again = () => hooks.act(id, 'webhook.deliverySentAgain', { delivery: failing?.id });
    expect(await again()).toMatchObject({ status: 'refused', refusals: [{ rule: 'webhook.deliveryIsOver' }] });
    receiver.answer(accepts);
    hooks.pass(5);
    await hooks.sendDue();
    expect(await again()).toMatchObject({ status: 'accepted' });
    receiver.answer(answers(400, 'no longer known'));
    await hooks.sendDue();
    hooks.pass(DAY_S);
    await hooks.sendDue();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    // It arrived once: a failure by hand does not take that back.
    expect(await hooks.deliveries(id)).toMatchObject([
      { outcome: 'delivered', attempts: 3, last_status: 400, last_answer: 'no longer known' },
    ]);
    expect(isGenuine(secret, receiver.received[2] as Received, new Date(hooks.now().getTime() - DAY_S * 1000))).toBe(
      true,
    );
    const foreign = await hooks.begun(receiver.url);
    expect(await hooks.act(foreign.id, 'webhook.deliverySentAgain', { delivery: failing?.id })).toMatchObject({
      status: 'refused',
    });
  });

  test('a delivery keeps at most one kilobyte of the answer, and follows no redirect', async () => {
    const elsewhere = await createReceiver();
    const { id } = await hooks.begun(receiver.url);
    await order();
    receiver.answer(answers(200, `\u0000${'a'.repeat(5000)}`));
    await hooks.sendDue();
    receiver.answer(answers(302, '', { location: elsewhere.url }));
    await order();
    await hooks.sendDue();
    const [long, redirected] = await hooks.deliveries(id);
    expect(long?.last_answer).toHaveLength(1023);
    expect(redirected).toMatchObject({ outcome: 'waiting', last_status: 302, last_failure: 'redirect' });
    expect(elsewhere.received).toEqual([]);
    elsewhere.close();
  });

  test('a delivery of a removed webhook is given up, and the secrets of the webhook are gone', async () => {
    const { id } = await hooks.begun(receiver.url);
    await order();
    receiver.answer(answers(500));
    await hooks.sendDue();
    expect(await hooks.act(id, 'webhook.removed', { reason: 'Out of use' })).toMatchObject({ status: 'accepted' });
    hooks.pass(DAY_S);
    await hooks.sendDue();
    expect(await hooks.deliveries(id)).toMatchObject([{ outcome: 'givenUp', attempts: 1, last_failure: 'removed' }]);
    const { rows } = await store.pool.query('select from webhook_secrets where webhook = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a webhook', () => {
  test('a webhook that is paused keeps what happens and sends it in order afterwards; a test event goes out meanwhile', async () => {
    const { id } = await hooks.begun(receiver.url);
    await hooks.act(id, 'webhook.paused');
    const parcel = await order();
    await cancel(parcel);
    await hooks.sendDue();
    expect(receiver.received).toEqual([]);
    await hooks.act(id, 'webhook.testSent');
    await hooks.sendDue();
    expect(receiver.types()).toEqual(['webhook.test']);
    hooks.pass(DAY_S);
    await hooks.act(id, 'webhook.resumed');
    await hooks.sendDue();
    expect(receiver.types()).toEqual(['webhook.test', 'order.created', 'order.cancelled']);
  });

  test('a webhook whose endpoint fails for four days is stopped, its people are told, and nothing is lost', async () => {
    const { id } = await hooks.begun(receiver.url, ['created']);
    receiver.answer(answers(500));
    for (let day = 0; day < 5; day += 1) {
      await order();
      for (let hour = 0; hour < 4; hour += 1) {
        await hooks.sendDue();
        hooks.pass(DAY_S / 4);
      }
    }
    expect(await hooks.stateOf(id)).toBe('stopped');
    const { rows } = await store.pool.query<{ title: string; value: string }>(
      `select row ->> 'title' as title, row ->> 'value' as value from row_notice where addressee = $1 order by id desc limit 1`,
      [await store.staffId('merchant')],
    );
    expect(rows).toMatchObject([{ title: 'Webhook stopped · Webhook已停止' }]);
    expect(rows[0]?.value).toContain(receiver.url);
    const before = receiver.received.length;
    hooks.pass(DAY_S);
    await order();
    await hooks.sendDue();
    expect(receiver.received).toHaveLength(before);
    receiver.answer(accepts);
    await hooks.act(id, 'webhook.resumed');
    await hooks.sendDue();
    const outcomes = (await hooks.deliveries(id)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'waiting')).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === 'delivered').length).toBeGreaterThanOrEqual(5);
  });

  test('a webhook whose endpoint says that it is gone is stopped at once', async () => {
    const { id } = await hooks.begun(receiver.url);
    receiver.answer(answers(410));
    await order();
    await hooks.sendDue();
    expect(await hooks.stateOf(id)).toBe('stopped');
    expect(receiver.received).toHaveLength(1);
  });

  test('a webhook signs with both secrets during a rotation, then with the new one alone', async () => {
    const { id, secret } = await hooks.begun(receiver.url);
    const second = await hooks.issue(id, 7);
    await order();
    await hooks.sendDue();
    hooks.pass(8 * DAY_S);
    await order();
    await hooks.sendDue();
    const valid = (key: string) =>
      receiver.received.map((one) => isGenuine(key, one, new Date(Number(one.headers['webhook-timestamp']) * 1000)));
    expect(valid(secret)).toEqual([true, false]);
    expect(valid(second)).toEqual([true, true]);
    expect(second).toMatch(/^whsec_[\w+/]{32}$/);
    const { rows } = await store.pool.query<{ found: string }>(
      `select data::text as found from events where machine = 'webhook' union all select row::text from row_webhook
       union all select encode(sealed, 'escape') from webhook_secrets`,
    );
    expect(rows.some(({ found }) => found.includes(second.slice(6)))).toBe(false);
  });

  test('a webhook on an address that became private is not called', async () => {
    const { id } = await hooks.begun(receiver.url);
    await store.pool.query(`update row_webhook set row = row || '{"url": "https://10.0.0.1/"}' where id = $1`, [id]);
    await order();
    await hooks.sendDue();
    expect(await hooks.deliveries(id)).toMatchObject([{ last_failure: 'refusedAddress', last_status: null }]);
  });
});

describe('several processes', () => {
  test('several processes send each delivery once, one at a time for an endpoint', async () => {
    let open = 0;
    let most = 0;
    receiver.answer((response) => {
      open += 1;
      most = Math.max(most, open);
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 20);
    });
    const { id } = await hooks.begun(receiver.url);
    for (let parcel = 0; parcel < 12; parcel += 1) await order();
    const others = [hooks.anotherSender(), hooks.anotherSender()];
    await Promise.all([hooks.sendDue(), ...others.map((sender) => sender.sendDue())]);
    await hooks.sendDue();
    expect(receiver.received).toHaveLength(12);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(most).toBe(1);
    expect((await hooks.deliveries(id)).map(({ outcome }) => outcome)).toEqual(Array(12).fill('delivered'));
  });

  test('several processes take over from one that died, after its lease', async () => {
    const { id } = await hooks.begun(receiver.url);
    await order();
    await hooks.act(id, 'webhook.paused');
    await hooks.sendDue();
    await hooks.act(id, 'webhook.resumed');
    await store.pool.query(`update webhook_lanes set lease = gen_random_uuid(), leased_until = $2 where webhook = $1`, [
      id,
      new Date(hooks.now().getTime() + 60_000).toISOString(),
    ]);
    await hooks.sendDue();
    expect(receiver.received).toEqual([]);
    hooks.pass(61);
    await hooks.sendDue();
    expect(receiver.received).toHaveLength(1);
  });
});

test('no background work was in trouble', () => expect(hooks.troubles).toEqual([]));
