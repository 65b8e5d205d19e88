import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { form } from '../../support/orders.ts';
import { createReceiver, type Receiver } from '../../support/receiver.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let receiver: Receiver;

interface Verdict {
  readonly status: string;
  readonly id: string;
  readonly refusals: readonly { readonly code: string; readonly rule: string; readonly message: string }[];
}

beforeAll(async () => {
  store = await createStore();
  server = await serve(store, { environment: { WEBHOOKS_TO_LOOPBACK: 'on' } });
});
afterAll(async () => {
  receiver.close();
  await server.close();
  await store.close();
});
beforeEach(async () => {
  receiver?.close();
  receiver = await createReceiver();
});

const command = async (event: object, { id, as = 'merchant', machine = 'webhook' }: Sent = {}): Promise<Verdict> => {
  const commands = [{ key: crypto.randomUUID(), machine, ...(id && { id }), event }];
  const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', { as, body: { commands } });
  return body.results[0] as Verdict;
};

interface Sent {
  readonly id?: string;
  readonly as?: string;
  readonly machine?: string;
}

const created = async (url: string, more: object = {}, as = 'merchant'): Promise<string> => {
  const verdict = await command({ type: 'webhook.created', name: 'Shop', url, steps: ['created'], ...more }, { as });
  expect(verdict.refusals).toEqual([]);
  return verdict.id;
};

const secretOf = (id: string, as = 'merchant') =>
  server.ask<{ secret: string }>('POST', `/api/webhooks/${id}/secret`, { as, body: { overlapDays: 0 } });

const order = async (): Promise<string> => {
  const { id, refusals } = await command(
    { type: 'order.created', ...form, source: 'bigCustomer', merchant: 'GOLDEN' },
    { machine: 'order' },
  );
  expect(refusals).toEqual([]);
  return id;
};

interface Line {
  readonly id: string;
  readonly order: string | null;
  readonly step: string;
  readonly outcome: string;
  readonly merchant: string;
}

const deliveries = async (webhook: string, as = 'merchant'): Promise<readonly Line[]> => {
  const filters = [{ field: 'webhook', op: 'eq', value: webhook }];
  const sort = [{ field: 'madeAt', dir: 'desc' }];
  const { body } = await server.ask<{ records: Line[] }>('POST', '/api/webhookDelivery/page', {
    as,
    body: { filters, sort },
  });
  return body.records;
};

describe('a customer', () => {
  test('a customer makes a webhook, hears of an order, and reads what was sent and answered', async () => {
    const id = await created(receiver.url);
    const { body } = await secretOf(id);
    expect(body.secret).toMatch(/^whsec_[\w+/]{32}$/);
    const number = await order();
    await expect.poll(() => receiver.types()).toEqual(['order.created']);
    await expect.poll(() => deliveries(id)).toMatchObject([{ order: number, outcome: 'delivered' }]);
    const [line] = await deliveries(id);
    const read = await server.get(`/api/webhookDeliveries/${line?.id}`, 'merchant');
    expect(read.body).toMatchObject({
      payload: receiver.received[0]?.body,
      attempts: [{ status: 204, failure: null }],
    });
    const again = await command({ type: 'webhook.deliverySentAgain', delivery: line?.id }, { id });
    expect(again.status).toBe('accepted');
    await expect.poll(() => receiver.received.length).toBe(2);
  });

  test('a customer sees, tests and reads nothing of another customer’s webhook', async () => {
    const { rows } = await store.pool.query<{ id: string }>(
      `select id from row_merchant where id <> 'GOLDEN' and enabled order by id limit 1`,
    );
    const theirs = await created(receiver.url, { merchant: rows[0]?.id }, 'admin');
    await secretOf(theirs, 'admin');
    await command({ type: 'webhook.testSent' }, { id: theirs, as: 'admin' });
    await expect.poll(() => deliveries(theirs, 'admin')).toMatchObject([{ step: 'test', outcome: 'delivered' }]);
    const [line] = await deliveries(theirs, 'admin');
    expect(await deliveries(theirs)).toEqual([]);
    const [foreign, none] = await Promise.all(
      [line?.id, 'msg_000000000001_WHK999999'].map((id) => server.get(`/api/webhookDeliveries/${id}`, 'merchant')),
    );
    expect(foreign).toMatchObject({ status: 404 });
    expect({ ...foreign?.body, timestamp: 0 }).toEqual({ ...none?.body, timestamp: 0 });
    expect((await secretOf(theirs)).status).toBe(400);
    for (const type of ['webhook.testSent', 'webhook.paused'])
      expect(await command({ type }, { id: theirs })).toMatchObject({ status: 'refused' });
    expect(await command({ type: 'webhook.deliverySentAgain', delivery: line?.id }, { id: theirs })).toMatchObject({
      status: 'refused',
    });
    expect((await server.get(`/api/streams/webhook/${theirs}`, 'merchant')).status).not.toBe(200);
    expect((await server.get(`/api/webhookDeliveries/${line?.id}`, 'courier.yangon')).status).toBe(403);
    const { rows: secrets } = await store.pool.query('select from webhook_secrets where webhook = $1', [theirs]);
    expect(secrets).toHaveLength(1);
  });

  test.each([
    ['http://shop.example.com/', 'webhook.endpointIsSecure'],
    ['https://10.0.0.8/', 'webhook.endpointIsPublic'],
    ['https://metadata.internal/', 'webhook.endpointIsPublic'],
  ])('a customer cannot name %s as an endpoint, and is told why', async (url, rule) => {
    const verdict = await command({ type: 'webhook.created', name: 'Shop', url, steps: ['created'] });
    expect(verdict).toMatchObject({ status: 'refused', refusals: [{ rule, field: 'url' }] });
    expect(verdict.refusals[0]?.message).toContain(url);
  });

  test.each(['ftp://shop.example.com/', 'shop', 'https://user:password@shop.example.com/', 'javascript:alert(1)'])(
    'a customer cannot name %s as an endpoint, which is no address to call',
    async (url) => {
      const verdict = await command({ type: 'webhook.created', name: 'Shop', url, steps: ['created'] });
      expect(verdict).toMatchObject({ status: 'refused', refusals: [{ code: 'invalid' }] });
    },
  );
});

describe('an endpoint that never answers', () => {
  test('an endpoint that never answers slows neither commands nor other endpoints', async () => {
    const hanging = await createReceiver(() => undefined);
    for (const id of await Promise.all([1, 2, 3].map(() => created(hanging.url)))) await secretOf(id);
    const id = await created(receiver.url);
    await secretOf(id);
    await order();
    await expect.poll(() => hanging.received.length).toBe(3);
    const begun = performance.now();
    for (let turn = 0; turn < 3; turn += 1) await order();
    expect(performance.now() - begun).toBeLessThan(25_000);
    await expect.poll(() => receiver.received.length).toBe(4);
    // One after another: while the first hangs, no second one is sent to it.
    expect(hanging.received).toHaveLength(3);
    hanging.close();
  });
});
