import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { KEYS } from '#server/administration/rotate.ts';
import { form } from '../../support/orders.ts';
import { eventually } from '../../support/eventually.ts';
import { createPushService, senderOf, type PushService } from '../../support/pushService.ts';
import { DATA_DIR, serve, type Serving } from '../../support/serving.ts';
import { signIn } from '../../support/sessions.ts';
import { createStore, type Store } from '../../support/world.ts';

interface Read {
  readonly publicKey: string;
  readonly endpoint: string | null;
}

const ADDRESS = '/api/pushSubscription';
const COURIER = 'courier.yangon';

let store: Store;
let server: Serving;
let service: PushService;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store, { environment: { WEBHOOKS_TO_LOOPBACK: 'on' } });
  service = await createPushService();
});
afterAll(async () => {
  await server.close();
  service.close();
  await store.close();
});
beforeEach(async () => {
  await store.pool.query('delete from push_subscriptions');
});

const put = (body: unknown, as = COURIER, headers: Record<string, string> = {}) =>
  server.ask('PUT', ADDRESS, { as, body, headers: { host: '127.0.0.1', ...headers } });
const read = async (as = COURIER): Promise<Read> => (await server.get<Read>(ADDRESS, as)).body;

/** Proposes events as a person; returns the id of each record. */
const propose = async (as: string, ...commands: object[]): Promise<string[]> => {
  const { body } = await server.ask<{ results: { status: string; id: string }[] }>('POST', '/api/commands', {
    as,
    body: { commands: commands.map((command) => ({ key: crypto.randomUUID(), ...command })) },
  });
  expect(body.results.map(({ status }) => status)).toEqual(commands.map(() => 'accepted'));
  return body.results.map(({ id }) => id);
};

const assign = async (): Promise<string> => {
  const [id = ''] = await propose('admin', { machine: 'order', event: { type: 'order.created', ...form } });
  const collector = await store.staffId(COURIER);
  await propose('manager.yangon', { machine: 'order', id, event: { type: 'order.collectorAssigned', collector } });
  return id;
};

test('a courier subscribes a browser, is rung by the running server in the language of the call, and ends it', async () => {
  const browser = service.browser();
  const { publicKey, endpoint } = await read();
  expect(endpoint).toBeNull();
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect((await put(browser.subscription, COURIER, { 'pc-language': 'zh' })).status).toBe(204);
  expect(await read()).toEqual({ publicKey, endpoint: browser.endpoint });
  const id = await assign();
  await eventually(() => expect(service.to(browser)).toHaveLength(1));
  const [received] = service.to(browser);
  if (!received) throw new Error('Nothing came');
  expect(browser.read(received)).toMatchObject({ title: '新的揽收任务', body: expect.stringContaining(id) });
  expect(senderOf(received, publicKey)).toMatchObject({ aud: service.origin });
  expect((await server.ask('DELETE', ADDRESS, { as: COURIER })).status).toBe(204);
  expect(await read()).toMatchObject({ endpoint: null });
});

test('only those who visit customers subscribe, and nobody without a session', async () => {
  for (const as of ['finance', 'merchant', 'auditor']) {
    expect((await server.get(ADDRESS, as)).status).toBe(403);
    expect((await put(service.browser().subscription, as)).status).toBe(403);
  }
  for (const method of ['GET', 'DELETE'] as const)
    expect((await server.ask(method, ADDRESS, { as: null })).status).toBe(401);
});

test.each([
  ['unencrypted', 'http://push.example.com/1'],
  ['in the own network', 'https://10.0.0.1/1'],
  ['a number of IPv6', 'https://[fd00::1]/1'],
  ['a number in disguise', 'https://0x0a.1/1'],
  ['a name of the own network', 'https://printer.local/1'],
  ['with a password', 'https://a:b@push.example.com/1'],
  ['no address', 'push.example.com'],
])('an endpoint is refused that is %s: %s', async (_, endpoint) => {
  const answer = await put({ ...service.browser().subscription, endpoint });
  expect(answer).toMatchObject({ status: 400, body: { refusals: [{ rule: 'notAPushService' }] } });
  expect(await read()).toMatchObject({ endpoint: null });
});

test('keys are refused with which nothing can be encrypted', async () => {
  const { subscription } = service.browser();
  const refused = await put({ ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } });
  expect(refused).toMatchObject({ status: 400, body: { refusals: [{ rule: 'notAPushKey' }] } });
  expect((await put({ ...subscription, keys: { ...subscription.keys, auth: 'short' } })).status).toBe(400);
  expect((await put({ ...subscription, staff: 'STF1' })).status).toBe(400);
});

test('the browser of another person is neither taken over nor ended', async () => {
  const browser = service.browser();
  await put(browser.subscription);
  const other = { ...service.browser().subscription, endpoint: browser.endpoint };
  expect(await put(other, 'courier2.yangon')).toMatchObject({
    status: 400,
    body: { refusals: [{ rule: 'pushIsAnothers' }] },
  });
  await server.ask('DELETE', ADDRESS, { as: 'courier2.yangon' });
  expect(await read()).toMatchObject({ endpoint: browser.endpoint });
});

test('signing out ends the subscription to pushes, in this session alone', async () => {
  const leaving = await signIn(store.pool, await store.staffId(COURIER));
  const own = service.browser();
  await put(own.subscription);
  const headers = { authorization: leaving.authorization };
  const body = service.browser().subscription;
  expect((await server.ask('PUT', ADDRESS, { as: null, body, headers })).status).toBe(204);
  await server.ask('DELETE', '/auth/logout', { as: null, headers });
  const { rows } = await store.pool.query<{ endpoint: string }>('select endpoint from push_subscriptions');
  expect(rows).toEqual([{ endpoint: own.endpoint }]);
});

test('the operator replaces the key: phones ring again under the new one alone', async () => {
  const { publicKey } = await read();
  await put(service.browser().subscription);
  const said = await KEYS['push']?.({ pool: store.pool, dataDirectory: DATA_DIR, now: new Date() });
  expect(said).toContain('My day');
  const after = await read();
  expect(after.endpoint).toBeNull();
  expect(after.publicKey).not.toBe(publicKey);
});

test('the private key is in no answer', async () => {
  const { rows } = await store.pool.query<{ value: Buffer }>(`select value from secrets where name = 'push'`);
  const key = rows[0]?.value.toString('base64url') ?? '';
  expect(key).toHaveLength(43);
  expect((await server.get(ADDRESS, COURIER)).text).not.toContain(key);
});
