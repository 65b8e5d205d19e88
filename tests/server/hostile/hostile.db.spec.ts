import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waybillOf } from '#machines/identifiers.ts';
import { outForDelivery, paidAtTheDoor, tellersOf, type Tellers } from '../../support/money.ts';
import { form, newOrder, toOrder } from '../../support/orders.ts';
import { createReceiver, type Received } from '../../support/receiver.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

/** A stranger tries the doors at both ends of a parcel: programs, the receiver's page, webhooks, the courier's code. */

let store: Store;
let server: Serving;
let who: Tellers;

/** The log is numbered and followed every half second. */
const SOON = { timeout: 20_000 };
/** Anything of the parcel that only its own people may read. */
const PERSONAL = /U Tin|Daw Hla|250333444|250111222|Palace|Strand|Books/;
const in30Days = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

interface Verdict {
  readonly id: string | null;
  readonly status: string;
  readonly refusals: readonly { readonly rule: string }[];
}

beforeAll(async () => {
  store = await createStore();
  server = await serve(store, { environment: { WEBHOOKS_TO_LOOPBACK: 'on' } });
  who = await tellersOf(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const propose = async (as: string, commands: readonly object[]): Promise<readonly Verdict[]> => {
  const keyed = commands.map((command) => ({ key: crypto.randomUUID(), ...command }));
  const { body } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', { as, body: { commands: keyed } });
  return body.results;
};

const proposed = async (as: string, machine: string, event: object): Promise<string> => {
  const [verdict] = await propose(as, [{ machine, event }]);
  expect(verdict?.refusals).toEqual([]);
  return verdict?.id ?? '';
};

const countOf = async (text: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await store.pool.query<{ count: number }>(`select count(*)::int as count ${text}`, [...values]);
  return rows[0]?.count ?? 0;
};

const ownOrder = async (merchant: string): Promise<string> =>
  newOrder(store, await store.person('manager.yangon'), { merchant });

describe("another customer's key", () => {
  let secret: string;
  let key: string;
  let theirs: string;
  /** A number with a right check digit that was never given out. */
  const none = waybillOf(99_999_999);

  const by = (method: 'GET' | 'POST', url: string, body?: object) =>
    server.ask(method, url, { as: null, headers: { authorization: `Bearer ${secret}` }, ...(body && { body }) });

  beforeAll(async () => {
    const scopes = ['read', 'create', 'cancel'];
    const event = { type: 'apiKey.created', merchant: 'PADAUK', name: 'Stranger', scopes, expiresOn: in30Days };
    key = await proposed('admin', 'apiKey', event);
    const { body } = await server.ask<{ secret: string }>('POST', `/api/apiKeys/${key}/secret`, {
      as: 'admin',
      body: { overlapDays: 0 },
    });
    ({ secret } = body);
    theirs = await ownOrder('GOLDEN');
  });

  test('reads nothing: each call that is open to it answers as for a number that does not exist', async () => {
    const label = (id: string) => ({ machine: 'order', ids: [id], size: '100x150', output: 'pdf' });
    const filters = (id: string) => ({ filters: [{ field: 'id', op: 'eq', value: id }] });
    const calls = [
      ['GET', (id: string) => `/api/streams/order/${id}`, null],
      ['GET', (id: string) => `/api/streams/order/${id}?at=1`, null],
      ['GET', (id: string) => `/api/streams/order/${id}/events`, null],
      ['GET', (id: string) => `/api/tariff/order/${id}`, null],
      ['POST', () => '/api/labels/file', label],
      ['POST', () => '/api/order/page', filters],
    ] as const;
    for (const [method, url, body] of calls) {
      const ask = async (id: string) => {
        const { status, text } = await by(method, url(id), body?.(id));
        return { status, text: text.replaceAll(id, 'NUMBER').replace(/"timestamp":\d+/, '') };
      };
      const answer = await ask(theirs);
      expect(answer, url('')).toEqual(await ask(none));
      expect(answer.text).not.toMatch(PERSONAL);
    }
  });

  test('changes nothing, and every attempt is on record under the key', async () => {
    const events = [
      { type: 'order.cancelled', reason: 'No' },
      { type: 'order.labelPrinted', kind: 'waybill', size: '100x150', format: 'pdf' },
      { type: 'order.recalled', reason: 'No', returnCharging: 'free' },
      { type: 'order.safePlaceSet', safePlace: 'frontDoor' },
      { type: 'order.receiverCodeEntered', receiverCode: '123456' },
    ];
    const ofTheirs = `from events where machine = 'order' and id = $1`;
    const before = await countOf(ofTheirs, [theirs]);
    const commands = events.map((event) => ({ key: crypto.randomUUID(), machine: 'order', id: theirs, event }));
    const { body, text } = await server.ask<{ results: Verdict[] }>('POST', '/api/commands', {
      as: null,
      headers: { authorization: `Bearer ${secret}` },
      body: { commands },
    });
    expect(body.results.map(({ status }) => status)).toEqual(events.map(() => 'refused'));
    expect(text).not.toMatch(PERSONAL);
    expect(await countOf('from refusals where id = $1 and actor_id = $2', [theirs, key])).toBe(events.length);
    expect(await countOf(ofTheirs, [theirs])).toBe(before);
  });

  test('cannot guess another: a thousand secrets open nothing and are answered alike', async () => {
    const tries = Array.from({ length: 1000 }, () => {
      const guessed = `shw_${crypto.randomUUID()}${crypto.randomUUID()}`.slice(0, 47).replaceAll('-', '_');
      return server.ask('GET', `/api/streams/order/${theirs}`, {
        as: null,
        headers: { authorization: `Bearer ${guessed}` },
      });
    });
    const answers = new Set((await Promise.all(tries)).map(({ status, body }) => `${status} ${String(body['code'])}`));
    expect([...answers]).toEqual(['401 keyInvalid']);
  });
});

describe('guessed numbers', () => {
  test('are answered alike, whatever is wrong with them, as data and as a page', async () => {
    const wrongCheck = waybillOf(77).replace(/\d(?=MM)/, (digit) => String((Number(digit) + 1) % 10));
    const guesses = [...Array.from({ length: 200 }, (_, index) => waybillOf(98_000_000 + index)), wrongCheck, 'X1'];
    for (const path of ['/public/tracking/', '/t/']) {
      const answers = new Set<string>();
      for (const guess of guesses) {
        const { status, text } = await server.ask('GET', `${path}${guess}`, { as: null });
        answers.add(`${status} ${text.replaceAll(guess, 'NUMBER').replace(/"timestamp":\d+/, '')}`);
      }
      expect(answers.size, path).toBe(1);
    }
  });

  test('of parcels that exist tell nothing of a person, and a thousand last digits do not open one', async () => {
    const number = await ownOrder('GOLDEN');
    const post = async (digits: string) => {
      const answer = await fetch(`http://${server.address}/t/${number}`, {
        method: 'POST',
        body: new URLSearchParams({ digits, language: 'en' }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const statuses: number[] = [];
    for (let part = 0; part < 20; part += 1) {
      const digits = Array.from({ length: 50 }, (_, index) => String(part * 50 + index).padStart(4, '0'));
      for (const { status, text } of await Promise.all(digits.map(post))) {
        statuses.push(status);
        expect(text).not.toMatch(PERSONAL);
      }
    }
    const judged = statuses.filter((status) => status === 403).length;
    expect(judged + statuses.filter((status) => status === 429).length).toBe(1000);
    // Four are free, and then one a second, two, four: the thousand take seconds here.
    expect(judged).toBeLessThan(15);
    expect(
      await countOf(`from attempt_counters where key = $1 and failures = $2`, [`receiver:${number}`, judged]),
    ).toBe(1);
    expect((await post('3444')).status).toBe(429);
    // A stranger makes one receiver wait, and nobody else.
    const other = await fetch(`http://${server.address}/t/${await ownOrder('GOLDEN')}`, {
      method: 'POST',
      body: new URLSearchParams({ digits: '3444' }),
    });
    expect(other.status).toBe(200);
  }, 60_000);
});

describe('signatures of webhooks', () => {
  interface Genuine {
    isGenuine: (headers: Readonly<Record<string, string>>, body: string, secret: string) => boolean;
  }

  /** The verification that customers copy from the documentation. */
  const documented = async (): Promise<Genuine> => {
    const [, code = ''] = /```js\n(import \{ createHmac[\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Genuine;
  };

  const hookOf = async (url: string): Promise<{ id: string; secret: string }> => {
    const id = await proposed('merchant', 'webhook', {
      type: 'webhook.created',
      name: 'Shop',
      url,
      steps: ['created'],
    });
    const { body } = await server.ask<{ secret: string }>('POST', `/api/webhooks/${id}/secret`, {
      as: 'merchant',
      body: { overlapDays: 0 },
    });
    return { id, secret: body.secret };
  };

  const order = (): Promise<string> =>
    proposed('merchant', 'order', { type: 'order.created', ...form, source: 'bigCustomer', merchant: 'GOLDEN' });

  const remove = (id: string) =>
    propose('merchant', [{ machine: 'webhook', id, event: { type: 'webhook.removed', reason: 'Over' } }]);

  test('hold for the step they were made for, and are refused when replayed, altered or taken from another', async () => {
    const { isGenuine } = await documented();
    const [one, other] = [await createReceiver(), await createReceiver()];
    const [hook, second] = [await hookOf(one.url), await hookOf(other.url)];
    await order();
    await expect.poll(() => [one.received.length, other.received.length], SOON).toEqual([1, 1]);
    const [{ headers, body }] = one.received as [Received];
    const sent = headers as Readonly<Record<string, string>>;
    expect(isGenuine(sent, body, hook.secret)).toBe(true);
    const later = String(Number(sent['webhook-timestamp']) - 301);
    const signedThen = (time: string) =>
      `v1,${createHmac('sha256', Buffer.from(hook.secret.replace('whsec_', ''), 'base64'))
        .update(`${sent['webhook-id']}.${time}.${body}`)
        .digest('base64')}`;
    const forgeries: readonly [string, Readonly<Record<string, string>>, string, string][] = [
      [
        'genuine once, and sent again after five minutes',
        { ...sent, 'webhook-timestamp': later, 'webhook-signature': signedThen(later) },
        body,
        hook.secret,
      ],
      [
        'with a fresh time',
        { ...sent, 'webhook-timestamp': String(Number(sent['webhook-timestamp']) + 1) },
        body,
        hook.secret,
      ],
      ['under another id', { ...sent, 'webhook-id': 'msg_1' }, body, hook.secret],
      ['with another body', sent, body.replace('created', 'delivered'), hook.secret],
      ['by the secret of another webhook', sent, body, second.secret],
      ['without a signature', { ...sent, 'webhook-signature': '' }, body, hook.secret],
      [
        'of another version',
        { ...sent, 'webhook-signature': String(sent['webhook-signature']).replace('v1', 'v1a') },
        body,
        hook.secret,
      ],
    ];
    for (const [name, ...forged] of forgeries) expect(isGenuine(...forged), name).toBe(false);
    expect(body).not.toMatch(PERSONAL);
    one.close();
    other.close();
    await remove(hook.id);
    await remove(second.id);
  }, 60_000);

  test('go on beside an endpoint that answers a byte a second: it is cut off, and no command waits for it', async () => {
    const drips = new Set<NodeJS.Timeout>();
    const slow = await createReceiver((response) => {
      response.writeHead(200);
      drips.add(setInterval(() => response.write('.'), 1000));
    });
    const quick = await createReceiver();
    const hooks = [await hookOf(slow.url), await hookOf(quick.url)];
    await order();
    await expect.poll(() => slow.received.length, SOON).toBe(1);
    const took: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const begun = performance.now();
      await order();
      took.push(performance.now() - begun);
    }
    expect(took.toSorted((a, b) => a - b)[37]).toBeLessThan(1000);
    await expect.poll(() => quick.received.length, SOON).toBe(41);
    const failed = `from webhook_deliveries where webhook = $1 and outcome = 'waiting' and last_failure = 'timeout'`;
    await expect.poll(() => countOf(failed, [hooks[0]?.id]), SOON).toBe(1);
    for (const { id } of hooks) await remove(id);
    for (const drip of drips) clearInterval(drip);
    slow.close();
    quick.close();
  }, 90_000);
});

describe("a thousand wrong receiver's codes", () => {
  test('are five tries, the rest refused and on record; no way round opens the parcel', async () => {
    const number = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, number);
    const page = await fetch(`http://${server.address}/t/${number}`, {
      method: 'POST',
      body: new URLSearchParams({ digits: '3444' }),
    });
    const [, code = ''] = /class="code">(\d{6})</.exec(await page.text()) ?? [];
    const guesses = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0')).filter(
      (one) => one !== code,
    );
    const entering = (receiverCode: string) => toOrder(number, 'order.receiverCodeEntered', { receiverCode });
    const verdicts: Verdict[] = [];
    // Two batches at once: more of one person are shed before they are judged.
    for (let from = 0; from < guesses.length; from += 200) {
      const parts = [guesses.slice(from, from + 100), guesses.slice(from + 100, from + 200)];
      for (const answers of await Promise.all(parts.map((part) => propose('courier.yangon', part.map(entering)))))
        verdicts.push(...answers);
    }
    expect(verdicts.filter(({ status }) => status === 'accepted')).toHaveLength(5);
    expect(verdicts.filter(({ status }) => status === 'refused')).toHaveLength(guesses.length - 5);
    const tries = `machine = 'order' and id = $1 and type = 'order.receiverCodeEntered'`;
    expect(await countOf(`from events where ${tries}`, [number])).toBe(5);
    expect(await countOf(`from refusals where ${tries}`, [number])).toBe(guesses.length - 5);

    const byCode = toOrder(number, 'order.signed', { proof: { kind: 'code' } });
    const [right, signed] = await propose('courier.yangon', [entering(code), byCode]);
    expect([right, signed].map((verdict) => verdict?.refusals.map(({ rule }) => rule))).toEqual([
      ['order.codeTriesLeft'],
      ['order.codeVerified'],
    ]);
    // The office reads the tries, and never the code.
    for (const path of [`/api/streams/order/${number}`, `/api/streams/order/${number}/events`])
      expect((await server.get(path)).text).not.toContain(code);
  }, 60_000);
});
