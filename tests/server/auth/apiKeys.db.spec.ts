import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '#server/auth/apiKeys.ts';
import { RATES } from '#server/http/limits.ts';
import { form, newOrder } from '../../support/orders.ts';
import { NO_LIMITS, serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

const in30Days = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

interface Verdict {
  readonly status: string;
  readonly id: string;
  readonly refusals: readonly { readonly code: string; readonly rule: string; readonly message: string }[];
}

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const command = async (as: string, event: object, id?: string): Promise<Verdict | undefined> => {
  const commands = [{ key: crypto.randomUUID(), machine: 'apiKey', ...(id && { id }), event }];
  const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', { as, body: { commands } });
  return body.results[0];
};

const created = async (scopes: readonly string[], more: object = {}, as = 'merchant'): Promise<string> => {
  const verdict = await command(as, { type: 'apiKey.created', name: 'Shop', scopes, expiresOn: in30Days, ...more });
  expect(verdict).toMatchObject({ status: 'accepted' });
  return verdict?.id ?? '';
};

const secretOf = async (id: string, overlapDays = 7, as = 'merchant'): Promise<string> => {
  const { body } = await server.ask<{ secret: string }>('POST', `/api/apiKeys/${id}/secret`, {
    as,
    body: { overlapDays },
  });
  return body.secret;
};

const keyed = async (...scopes: readonly string[]): Promise<string> => secretOf(await created(scopes));

const by = <Body = Record<string, unknown>>(
  secret: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) =>
  server.ask<Body>(method, url, {
    as: null,
    headers: { authorization: `Bearer ${secret}` },
    ...(body && { body }),
  });

const propose = async (secret: string, event: object, id?: string, key: string = crypto.randomUUID()) => {
  const commands = [{ key, machine: 'order', ...(id && { id }), event }];
  const { body } = await by<{ results: Verdict[] }>(secret, 'POST', '/api/commands', { commands });
  return body.results[0];
};

const order = (more: object = {}) => ({ type: 'order.created', ...form, source: 'api', merchant: 'GOLDEN', ...more });

describe('a key', () => {
  test('an API key is shown once: the log and the tables hold its hash alone', async () => {
    const id = await created(['read']);
    const secret = await secretOf(id);
    expect(secret).toMatch(/^shw_[\w-]{43}$/);
    const { rows } = await store.pool.query<{ found: string }>(
      `select data::text as found from events where machine = 'apiKey' union all select row::text from row_api_key
       union all select key from claims`,
    );
    expect(rows.some(({ found }) => found.includes(secret) || found.includes(secret.slice(4)))).toBe(false);
    const { body } = await server.get<{ row: object }>(`/api/streams/apiKey/${id}`, 'merchant');
    expect(body.row).toMatchObject({ state: 'active', secretEnding: secret.slice(-4), merchant: 'GOLDEN' });
    expect(JSON.stringify(body.row)).not.toContain('secretHash');
  });

  test('an API key has no secret that somebody made up: the server alone makes them, as those of webhooks', async () => {
    const id = await created(['read']);
    const guess = `shw_${'a'.repeat(43)}`;
    const made = {
      secretHash: createHash('sha256').update(guess).digest('hex'),
      secretEnding: 'aaaa',
      overlapDays: 0,
    };
    const webhook = { type: 'webhook.created', name: 'Shop', url: 'https://shop.example.com/', steps: ['created'] };
    const ask = async (machine: string, event: object, of?: string) => {
      const commands = [{ key: crypto.randomUUID(), machine, ...(of && { id: of }), event }];
      const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', {
        as: 'merchant',
        body: { commands },
      });
      return body.results[0];
    };
    const hook = await ask('webhook', webhook);
    for (const [machine, of] of [
      ['apiKey', id],
      ['webhook', hook?.id ?? ''],
    ] as const)
      expect(await ask(machine, { type: `${machine}.secretIssued`, ...made }, of), machine).toMatchObject({
        status: 'refused',
        refusals: [{ rule: 'invalid.ownCall' }],
      });
    expect((await by(guess, 'GET', '/api/branch/all')).status).toBe(401);
    expect(await secretOf(id)).toMatch(/^shw_/);
  });

  test('an API key does what its scopes say on its own orders: create once, read, cancel', async () => {
    const secret = await keyed('read', 'create', 'cancel');
    const key = crypto.randomUUID();
    const first = await propose(secret, order(), undefined, key);
    expect(first?.refusals).toEqual([]);
    expect(await propose(secret, order(), undefined, key)).toMatchObject({ status: 'duplicate', id: first?.id });
    const own = `/api/streams/order/${first?.id}`;
    expect((await by<{ row: object }>(secret, 'GET', own)).body.row).toMatchObject({ goodsName: form.goodsName });
    expect((await server.get<{ row: object }>(own)).body.row).toMatchObject({ merchant: 'GOLDEN', source: 'api' });
    const page = await by<{ records: { id: string }[] }>(secret, 'POST', '/api/order/page', {});
    expect(page.body.records.map(({ id }) => id)).toContain(first?.id);
    const print = { type: 'order.labelPrinted', kind: 'waybill', size: '100x150' };
    expect(await propose(secret, print, first?.id)).toMatchObject({ status: 'accepted' });
    for (const output of ['pdf', 'zpl']) {
      const file = await by(secret, 'POST', '/api/labels/file', {
        machine: 'order',
        ids: [first?.id],
        size: '100x150',
        output,
      });
      expect(file.status, output).toBe(200);
    }
    expect(await propose(secret, { type: 'order.cancelled', reason: 'Sold out' }, first?.id)).toMatchObject({
      status: 'accepted',
    });
  });

  test('an API key quotes a price, and names a branch that does not exist', async () => {
    const secret = await keyed('read');
    const goods = { weightGrams: 2500, lengthMm: 200, widthMm: 200, heightMm: 200 };
    const asked = { ...goods, chargeType: 'weight', orderType: 'standard', originBranch: 'YGN' };
    const quoted = await by<{ fees: { total: number } }>(secret, 'POST', '/api/quote', {
      ...asked,
      destinationBranch: 'MDY',
    });
    expect(quoted.body.fees.total).toBeGreaterThan(0);
    const unknown = await by(secret, 'POST', '/api/quote', { ...asked, destinationBranch: 'XXX' });
    expect(unknown).toMatchObject({ status: 404, body: { refusals: [{ values: { branch: 'XXX' } }] } });
  });

  test('an API key tells its quota with every reply, and when to come again', async () => {
    const limited = await serve(store, { rates: { ...NO_LIMITS, read: { burst: 3, perSecond: 0.01 } } });
    const secret = await keyed('read');
    const headers = { authorization: `Bearer ${secret}` };
    const asked = async () => limited.app.inject({ method: 'GET', url: '/api/branch/all', headers });
    const first = await asked();
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"read";q=3;w=300',
      ratelimit: expect.stringMatching(/^"read";r=2;t=\d+$/),
    });
    await asked();
    await asked();
    const refused = await asked();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit']).toMatch(/^"read";r=0;/);
    await limited.close();
    expect(RATES.read.burst).toBeGreaterThan(3);
  });

  test('an API key remembers its last use', async () => {
    const id = await created(['read']);
    expect((await server.get(`/api/apiKeys/${id}/use`, 'merchant')).body).toEqual({ lastAt: null, lastIp: null });
    await by(await secretOf(id), 'GET', '/api/branch/all');
    expect((await server.get(`/api/apiKeys/${id}/use`, 'merchant')).body).toMatchObject({ lastIp: '127.0.0.1' });
  });

  test('an API key is rotated with two valid secrets, of which the former ends by an event', async () => {
    const id = await created(['read']);
    const [first, second] = [await secretOf(id), await secretOf(id)];
    const status = async (secret: string) => (await by(secret, 'GET', '/api/branch/all')).status;
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    const third = await secretOf(id);
    await expect.poll(() => status(first)).toBe(401);
    expect([await status(second), await status(third)]).toEqual([200, 200]);
    expect(await command('merchant', { type: 'apiKey.formerSecretEnded' }, id)).toMatchObject({ status: 'accepted' });
    await expect.poll(() => status(second)).toBe(401);
    expect(await status(third)).toBe(200);
    const fourth = await secretOf(id, 0);
    await expect.poll(() => status(third)).toBe(401);
    expect(await status(fourth)).toBe(200);
  });
});

describe('a program is refused', () => {
  test('a program is refused with a guessed, a revoked and an expired key alike', async () => {
    const revoked = await created(['read']);
    const ended = await created(['read']);
    const [one, other] = [await secretOf(revoked), await secretOf(ended)];
    expect((await by(other, 'GET', '/api/branch/all')).status).toBe(200);
    await command('merchant', { type: 'apiKey.revoked', reason: 'Lost' }, revoked);
    await store.pool.query(`update row_api_key set row = row || '{"expiresOn": "2026-01-31"}' where id = $1`, [ended]);
    const refusals = [];
    for (const secret of [newSecret().secret, one, other]) {
      await expect.poll(async () => (await by(secret, 'GET', '/api/branch/all')).status).toBe(401);
      const { body } = await by(secret, 'POST', '/api/order/page', {});
      refusals.push({ ...body, timestamp: 0 });
    }
    expect(refusals[0]).toMatchObject({ code: 'keyInvalid' });
    expect(new Set(refusals.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('a program is refused without the scope: by the call, and by the machine', async () => {
    const [reading, creating] = [await keyed('read'), await keyed('create')];
    const own = await propose(creating, order());
    expect(await propose(reading, order())).toMatchObject({ status: 'refused', refusals: [{ code: 'role' }] });
    expect(await propose(creating, { type: 'order.cancelled', reason: 'No' }, own?.id)).toMatchObject({
      status: 'refused',
    });
    expect((await by(creating, 'POST', '/api/order/page', {})).body).toMatchObject({ code: 'keyScope' });
    const label = { machine: 'order', ids: [own?.id], size: '100x150', output: 'pdf' };
    expect((await by(reading, 'POST', '/api/labels/file', label)).body).toMatchObject({ code: 'keyScope' });
  });

  test('a program is refused the calls of people: the own account, sockets, other records, keys themselves', async () => {
    const id = await created(['read', 'create', 'cancel']);
    const secret = await secretOf(id);
    for (const [method, url, body] of [
      ['GET', '/auth/info'],
      ['POST', '/api/ws/ticket'],
      ['GET', '/api/users/sessions'],
      ['POST', '/api/export/page', {}],
      ['POST', `/api/apiKeys/${id}/secret`, { overlapDays: 7 }],
      ['POST', '/api/search', { text: 'SL' }],
    ] as const)
      expect((await by(secret, method, url, body)).body, url).toMatchObject({ code: 'keyCall' });
    expect((await by(secret, 'POST', '/api/apiKey/page', {})).status).toBe(403);
    expect((await by(secret, 'POST', '/api/merchant/page', {})).status).toBe(403);
    const commands = [
      { key: crypto.randomUUID(), machine: 'apiKey', id, event: { type: 'apiKey.amended', name: 'Mine' } },
    ];
    const { body } = await by<{ results: Verdict[] }>(secret, 'POST', '/api/commands', { commands });
    expect(body.results[0]).toMatchObject({ status: 'refused' });
  });

  test('a program is refused orders of others, as if they did not exist; another customer’s keys too', async () => {
    const secret = await keyed('read', 'create', 'cancel');
    const foreign = await newOrder(store, await store.person('manager.yangon'), {});
    const [theirs, none] = await Promise.all(
      [foreign, 'SL999999990MM'].map((id) => by(secret, 'GET', `/api/streams/order/${id}`)),
    );
    expect(theirs?.status).toBe(none?.status);
    expect([403, 404]).toContain(theirs?.status);
    expect(await propose(secret, { type: 'order.cancelled', reason: 'No' }, foreign)).toMatchObject({
      status: 'refused',
    });
    const page = await by<{ records: { id: string }[] }>(secret, 'POST', '/api/order/page', {});
    const { rows: reached } = await store.pool.query<{ merchant: string }>(
      `select distinct row ->> 'merchant' as merchant from row_order where id = any($1)`,
      [page.body.records.map(({ id }) => id)],
    );
    expect(reached).toEqual([{ merchant: 'GOLDEN' }]);
    expect(await propose(secret, order({ merchant: 'PADAUK' }))).toMatchObject({ status: 'refused' });
    const { rows } = await store.pool.query<{ id: string }>(
      `select id from row_merchant where id <> 'GOLDEN' and enabled`,
    );
    const other = await created(['read'], { merchant: rows[0]?.id }, 'admin');
    expect((await server.get(`/api/apiKeys/${other}/use`, 'merchant')).status).toBe(404);
    expect((await server.get(`/api/streams/apiKey/${other}`, 'merchant')).status).not.toBe(200);
    expect(
      (await server.ask('POST', `/api/apiKeys/${other}/secret`, { as: 'merchant', body: { overlapDays: 0 } })).status,
    ).toBe(400);
    expect(
      await command('merchant', {
        type: 'apiKey.created',
        merchant: rows[0]?.id,
        name: 'Shop',
        scopes: ['read'],
        expiresOn: in30Days,
      }),
    ).toMatchObject({ status: 'refused' });
  });

  test('a program is refused whose customer is invalid, or was limited since', async () => {
    const secret = await keyed('read');
    await store.pool.query(`update row_merchant set row = row || '{"enabled": false}' where id = 'GOLDEN'`);
    await expect.poll(async () => (await by(secret, 'GET', '/api/branch/all')).status).toBe(401);
    await store.pool.query(
      `update row_merchant set row = row || '{"enabled": true, "permissions": ["order.created"]}' where id = 'GOLDEN'`,
    );
    await expect.poll(async () => (await by(secret, 'POST', '/api/order/page', {})).status).toBe(403);
    await store.pool.query(`update row_merchant set row = row || '{"permissions": null}' where id = 'GOLDEN'`);
  });
});
