import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, outForDelivery, paidAtTheDoor, signed, tellersOf, type Tellers } from '../../support/money.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let who: Tellers;

/** The last digits of the receiver's phone in the sample form. */
const DIGITS = '3444';
const CODE = /class="code">(\d{6})</;
const BY_CODE = { proof: { kind: 'code' }, piecesScanned: 1 };

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  who = await tellersOf(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const page = async (number: string): Promise<string> => {
  const body = new URLSearchParams({ language: 'en', digits: DIGITS });
  return (await fetch(`http://${server.address}/t/${number}`, { method: 'POST', body })).text();
};

const codeOf = async (number: string): Promise<string> => CODE.exec(await page(number))?.[1] ?? '';

const wrong = (code: string, by: number): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');

const entering = (number: string, receiverCode: string) =>
  toOrder(number, 'order.receiverCodeEntered', { receiverCode });

const rulesOf = ({ refusals }: { readonly refusals: readonly { readonly rule: string | null }[] }) =>
  refusals.map(({ rule }) => rule);

describe("the receiver's code", () => {
  test('the receiver’s code is shown to the receiver alone, and only while the parcel is at the door', async () => {
    const waiting = await newOrder(store, who.clerk);
    expect(await codeOf(waiting)).toBe('');
    const [number, other] = [await outForDelivery(store, who), await outForDelivery(store, who)];
    const code = await codeOf(number);
    expect(code).toMatch(/^\d{6}$/);
    expect(await codeOf(number)).toBe(code);
    expect(await codeOf(other)).not.toBe(code);
    for (const path of [`/t/${number}`, `/public/tracking/${number}`])
      expect(await (await fetch(`http://${server.address}${path}`)).text(), path).not.toContain(code);
    for (const path of [`/api/streams/order/${number}`, `/api/streams/order/${number}/events`])
      expect((await server.get(path)).text, path).not.toContain(code);
    const { rows } = await store.pool.query(`select fields from personal_reads where lives ? $1`, [number]);
    expect(JSON.stringify(rows)).toContain('receiverCode');
  });

  test('the receiver’s code proves one hand-over: the courier enters the code, and needs no picture', async () => {
    const number = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, number);
    const early = await store.propose(who.courier, toOrder(number, 'order.signed', BY_CODE));
    expect(rulesOf(early)).toEqual(['order.codeVerified']);
    await allowed(store, who.courier, entering(number, await codeOf(number)));
    expect(await page(number)).toContain('The courier has entered your code.');
    await allowed(store, who.courier, toOrder(number, 'order.signed', BY_CODE));
    const shown = await page(number);
    expect(shown).toMatch(/Proof of signature<\/dt>\s*<dd>Your code/);
    expect(shown).not.toMatch(CODE);
  });

  test('a hand-over is not proved by a picture that was not taken, nor by a code written beside the kind of proof', async () => {
    const number = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, number);
    for (const proof of [{ kind: 'signature' }, { kind: 'photo' }, { kind: 'code', value: '123456' }]) {
      const verdict = await store.propose(who.courier, toOrder(number, 'order.signed', { proof }));
      expect(verdict.status, proof.kind).toBe('refused');
    }
  });

  test('the receiver’s code counts five wrong tries, and then another proof is needed', async () => {
    const number = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, number);
    const code = await codeOf(number);
    for (let by = 1; by <= 5; by += 1) await allowed(store, who.courier, entering(number, wrong(code, by)));
    const right = await store.propose(who.courier, entering(number, code));
    expect(rulesOf(right)).toEqual(['order.codeTriesLeft']);
    expect(await page(number)).toContain('entered wrongly too often');
    expect((await store.propose(who.courier, toOrder(number, 'order.signed', BY_CODE))).status).toBe('refused');
    await allowed(store, who.courier, toOrder(number, 'order.signed', signed));
  });

  test('the receiver’s code is entered by the courier who holds the parcel, and by nobody else', async () => {
    const number = await outForDelivery(store, who);
    const code = await codeOf(number);
    for (const name of ['courier.mandalay', 'merchant', 'support', 'sorter.muse']) {
      const person = await store.person(name).catch(() => null);
      if (person) expect((await store.propose(person, entering(number, code))).status, name).toBe('refused');
    }
    for (const text of ['', '12345', '1234567', '12345a', ' 123456'])
      expect((await store.propose(who.courier, entering(number, text))).status, text).toBe('refused');
    await allowed(store, who.courier, entering(number, code));
  });

  test('the receiver’s code is spent on the way on which it was entered', async () => {
    const number = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, number);
    const code = await codeOf(number);
    await allowed(store, who.courier, entering(number, code));
    await allowed(store, who.clerk, toOrder(number, 'order.warehoused', { reason: 'Nobody at home after all' }));
    await allowed(store, who.courier, toOrder(number, 'order.deliveryClaimed'));
    await allowed(store, who.courier, toOrder(number, 'order.outForDelivery'));
    expect(rulesOf(await store.propose(who.courier, toOrder(number, 'order.signed', BY_CODE)))).toEqual([
      'order.codeVerified',
    ]);
    expect(rulesOf(await store.propose(who.courier, entering(number, code)))).toEqual(['order.codeNotEnteredYet']);
  });
});

describe('a try of a code', () => {
  const ask = async (commands: readonly object[], more: object = {}) => {
    const keyed = commands.map((command) => ({ key: crypto.randomUUID(), ...command }));
    const { body } = await server.ask<{ results: { status: string; refusals: { rule: string }[] }[] }>(
      'POST',
      '/api/commands',
      { as: 'courier.yangon', body: { commands: keyed, ...more } },
    );
    return body.results;
  };

  test('a try of a code counts in a batch, beside others at the same instant, and however often it is sent', async () => {
    const number = await outForDelivery(store, who);
    const code = await codeOf(number);
    const batches = await Promise.all(
      [0, 1, 2, 3].map((part) => ask([1, 2, 3, 4, 5].map((by) => entering(number, wrong(code, part * 5 + by))))),
    );
    const results = batches.flat();
    expect(results.filter(({ status }) => status === 'accepted')).toHaveLength(5);
    const refused = results.filter(({ status }) => status === 'refused');
    expect(new Set(refused.flatMap(({ refusals }) => refusals.map(({ rule }) => rule)))).toEqual(
      new Set(['order.codeTriesLeft']),
    );
  });

  test('a try of a code cannot be taken back by what follows in an all-or-nothing batch, and is not answered by a dry run', async () => {
    const number = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, number);
    const code = await codeOf(number);
    for (const guess of [code, wrong(code, 1)]) {
      const both = [entering(number, guess), toOrder(number, 'order.signed', BY_CODE)];
      const atomic = await ask(both, { mode: 'atomic' });
      expect(atomic.map(({ status }) => status)).toEqual(['refused', 'refused']);
      expect(atomic[0]?.refusals.map(({ rule }) => rule)).toEqual(['invalid.notWithOthers']);
      const dry = await ask(both, { dryRun: true });
      expect(dry.map(({ status }) => status)).toEqual(['accepted', 'refused']);
    }
    expect(await codeOf(number)).toBe(code);
    await allowed(store, who.courier, entering(number, code));
  });
});
