import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { pushKeys } from '#server/push/keys.ts';
import { sweepSubscriptions } from '#server/push/subscriptions.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import {
  createPushService,
  saying,
  senderOf,
  takes,
  type PushReceived,
  type PushService,
} from '../../support/pushService.ts';
import { pushesOf } from '../../support/pushes.ts';
import { until } from '../../support/eventually.ts';
import { createStore, type Store } from '../../support/world.ts';
import { openWarehouse } from '../storage/warehouse.ts';

let store: Store;
let service: PushService;
let pushes: ReturnType<typeof pushesOf>;

const COURIER = 'courier.yangon';
const OTHER = 'courier2.yangon';

beforeAll(async () => {
  store = await createStore();
  pushes = pushesOf(store, () => service);
});
afterAll(async () => {
  service.close();
  await store.close();
});
beforeEach(async () => {
  service?.close();
  service = await createPushService();
  await store.pool.query('delete from push_subscriptions');
  // What earlier tests assigned is followed, for nobody.
  await pushes.sendDue();
  pushes.outcomes.length = 0;
});

/** Rings a new session of a courier; returns its browser and the messages that came, opened. */
const phoneOf = async (username = COURIER, language: 'en' | 'zh' = 'en') => {
  const session = await pushes.begin(username);
  const browser = await pushes.subscribe(session, service.browser(), language);
  if (browser === null) throw new Error('The browser was refused');
  return { session, browser, messages: () => service.to(browser).map((one) => browser.read(one)) };
};

/** Header of a message that says that another sent it, under the signature of before. */
const forged = ({ headers }: PushReceived): string =>
  String(headers.authorization).replace(
    /\.[^.]+\./,
    `.${Buffer.from('{"sub":"https://evil.example"}').toString('base64url')}.`,
  );

describe('an assignment', () => {
  test('an assignment rings the phone of its courier once, in the language of the phone, without anything personal', async () => {
    const phone = await phoneOf(COURIER, 'zh');
    const other = await phoneOf(OTHER);
    const order = await pushes.assign(COURIER);
    await pushes.sendDue();
    await pushes.sendDue();
    expect(phone.messages()).toEqual([{ title: '新的揽收任务', body: `${order} · Yangon (West)`, tag: 'assignments' }]);
    expect(other.messages()).toEqual([]);
    const [received] = service.received as [PushReceived];
    const text = JSON.stringify(phone.messages());
    for (const personal of ['Daw Hla', 'U Tin', '09250', 'Strand', 'Palace']) expect(text).not.toContain(personal);
    const { publicKey } = await pushKeys(store.pool, pushes.now());
    expect(senderOf(received, publicKey)).toMatchObject({ aud: service.origin, sub: 'https://shweli.example' });
    const tampered = { ...received, headers: { ...received.headers, authorization: forged(received) } };
    expect(senderOf(tampered, publicKey)).toBeNull();
    expect(received.headers).toMatchObject({ urgency: 'high', topic: 'assignments' });
    expect(Number(received.headers['ttl'])).toBeGreaterThan(3500);
    expect(Number(received.headers['ttl'])).toBeLessThanOrEqual(3600);
    expect(received.body.includes(order)).toBe(false);
    expect(pushes.outcomes).toEqual(['sent']);
  });

  test('an assignment of a delivery names the township of the receiver', async () => {
    const house = await openWarehouse(store);
    const order = await house.inStock({ destinationBranch: 'YGN' });
    await pushes.sendDue();
    const phone = await phoneOf();
    const data = { deliverer: house.courier.id };
    await store.propose(house.manager, toOrder(order, 'order.delivererAssigned', data), {
      at: pushes.now().toISOString(),
    });
    await pushes.sendDue();
    expect(phone.messages()).toEqual([
      { title: 'New delivery', body: expect.stringMatching(new RegExp(`^${order} · \\S`)), tag: 'assignments' },
    ]);
  });

  test('an assignment of twenty parcels at once rings once, with their number', async () => {
    const phone = await phoneOf();
    for (let parcel = 0; parcel < 20; parcel += 1) {
      await pushes.assign(COURIER);
      // They are followed one by one, as they come.
      await pushes.follow();
      await pushes.sendNow();
    }
    await pushes.sendDue();
    expect(phone.messages()).toEqual([
      { title: '20 new assignments', body: '0 to deliver · 20 to collect', tag: 'assignments' },
    ]);
  });

  test('an assignment that the courier made himself does not ring, nor one of before the phone rang', async () => {
    await pushes.assign(COURIER);
    pushes.pass(1);
    const phone = await phoneOf('manager.yangon');
    const courier = await phoneOf();
    await pushes.assign('manager.yangon', 'manager.yangon');
    await pushes.sendDue();
    expect(phone.messages()).toEqual([]);
    expect(courier.messages()).toEqual([]);
  });

  test('an assignment by the system rings too', async () => {
    const phone = await phoneOf();
    const order = await newOrder(store, await store.person('admin'));
    const data = { collector: await store.staffId(COURIER) };
    const { status } = await store.propose(system, toOrder(order, 'order.collectorAutoAssigned', data), {
      at: pushes.now().toISOString(),
    });
    expect(status).toBe('accepted');
    await pushes.sendDue();
    expect(phone.messages()).toHaveLength(1);
  });

  test('an assignment that was given to another courier before it was sent rings there alone', async () => {
    const [phone, other] = [await phoneOf(), await phoneOf(OTHER)];
    const order = await pushes.assign(COURIER);
    const data = { collector: await store.staffId(OTHER) };
    const again = toOrder(order, 'order.collectorAssigned', data);
    const { status } = await store.propose(await store.person('manager.yangon'), again, {
      at: pushes.now().toISOString(),
    });
    expect(status).toBe('accepted');
    await pushes.sendDue();
    expect(phone.messages()).toEqual([]);
    expect(other.messages()).toHaveLength(1);
  });

  test('an assignment that comes while another is being sent rings next', async () => {
    const phone = await phoneOf();
    await pushes.assign(COURIER);
    let release = (): void => {};
    service.answer((response) => {
      release = () => response.writeHead(201).end();
    });
    await pushes.follow();
    await pushes.sendNow();
    pushes.pass(3);
    const sending = pushes.sendNow();
    await until(() => service.received.length === 1);
    const second = await pushes.assign(COURIER);
    await pushes.follow();
    await pushes.anotherSender().sendDue();
    expect(service.received).toHaveLength(1);
    service.answer(takes);
    release();
    await sending;
    await pushes.sendDue();
    expect(phone.messages().map(({ body }) => body?.split(' ')[0])).toEqual([expect.any(String), second]);
  });
});

describe('a push service', () => {
  test('a push service that does not answer slows no command: the command is accepted while the message waits', async () => {
    await phoneOf();
    await pushes.assign(COURIER);
    const order: string[] = [];
    let release = (): void => {};
    service.answer((response) => {
      order.push('asked');
      release = () => response.writeHead(201).end();
    });
    await pushes.follow();
    await pushes.sendNow();
    pushes.pass(3);
    const sending = pushes.sendNow().then(() => order.push('sent'));
    await until(() => order.length === 1);
    await pushes.assign(COURIER);
    order.push('accepted');
    release();
    await sending;
    expect(order).toEqual(['asked', 'accepted', 'sent']);
  });

  test('a push service that fails is asked again after growing pauses, for an hour at most', async () => {
    const phone = await phoneOf();
    service.answer(saying(500));
    await pushes.assign(COURIER);
    await pushes.sendDue();
    expect(phone.messages()).toHaveLength(1);
    const pauses: number[] = [];
    for (let waited = 0, since = 0; waited < 7200; waited += 15, since += 15) {
      pushes.pass(15);
      const before = service.received.length;
      await pushes.sendNow();
      if (service.received.length === before) continue;
      pauses.push(since + 15);
      since = -15;
    }
    expect(pauses).toEqual([15, 45, 135, 405, 1200, 1200]);
    service.answer(takes);
    await pushes.assign(COURIER);
    await pushes.sendDue();
    expect(phone.messages().at(-1)).toMatchObject({ title: 'New collection' });
    const { rows } = await store.pool.query('select failures, last_failure from push_subscriptions');
    expect(rows).toEqual([{ failures: 0, last_failure: null }]);
  });

  test('a push service that recovers gets the message, with what came meanwhile', async () => {
    const phone = await phoneOf();
    service.answer(saying(503));
    await pushes.assign(COURIER);
    await pushes.sendDue();
    await pushes.assign(COURIER);
    service.answer(takes);
    pushes.pass(15);
    await pushes.sendDue();
    expect(phone.messages().map(({ title }) => title)).toEqual(['New collection', '2 new assignments']);
    expect(pushes.outcomes).toEqual(['failed', 'sent']);
  });

  test('a push service is left alone as long as it asks', async () => {
    await phoneOf();
    service.answer(saying(429, { 'retry-after': '300' }));
    await pushes.assign(COURIER);
    await pushes.sendDue();
    pushes.pass(299);
    await pushes.sendNow();
    expect(service.received).toHaveLength(1);
    service.answer(takes);
    pushes.pass(1);
    await pushes.sendNow();
    expect(service.received).toHaveLength(2);
  });

  test.each([404, 410])('a push service that knows a browser no more ends its ringing: %i', async (status) => {
    const [phone, other] = [await phoneOf(), await phoneOf(OTHER)];
    service.answer((response, { path }) =>
      saying(phone.browser.endpoint.endsWith(path) ? status : 201)(response, { path, headers: {}, body: Buffer.of() }),
    );
    await pushes.assign(COURIER);
    await pushes.assign(OTHER);
    await pushes.sendDue();
    expect(await pushes.ringing()).toEqual([other.browser.endpoint]);
    expect(pushes.outcomes.toSorted()).toEqual(['gone', 'sent']);
  });

  test('a push service inside the own network is never called, and its browser rings no more', async () => {
    await phoneOf();
    await store.pool.query(`update push_subscriptions set endpoint = 'https://10.0.0.1/push'`);
    await pushes.assign(COURIER);
    await pushes.sendDue();
    expect(await pushes.ringing()).toEqual([]);
  });

  test('a redirect of a push service is not followed', async () => {
    await phoneOf();
    service.answer(saying(307, { location: `${service.origin}/elsewhere` }));
    await pushes.assign(COURIER);
    await pushes.sendDue();
    expect(service.received).toHaveLength(1);
    expect(pushes.outcomes).toEqual(['failed']);
  });
});

describe('a session', () => {
  test('a session that ended rings no more, however it ended', async () => {
    const [own, byAll, gone, open] = [await phoneOf(), await phoneOf(), await phoneOf(), await phoneOf()];
    await pushes.assign(COURIER);
    await pushes.follow();
    await pushes.sendNow();
    await pushes.sessions.end(own.session.id, pushes.now());
    await endSessionsOf(store.pool, byAll.session.user, pushes.now(), open.session.id);
    await store.pool.query('delete from sessions where id = $1', [gone.session.id]);
    pushes.pass(3);
    await pushes.sendNow();
    expect(await pushes.ringing()).toEqual([open.browser.endpoint]);
    expect(service.received.map(({ path }) => path)).toEqual([new URL(open.browser.endpoint).pathname]);
  });

  test('a session beyond the fifth of a person ends the oldest, and its ringing', async () => {
    const phones = [];
    for (let phone = 0; phone < 6; phone += 1) {
      phones.push(await phoneOf());
      pushes.pass(1);
    }
    expect(await pushes.ringing()).toEqual(phones.slice(1).map(({ browser }) => browser.endpoint));
  });

  test('a session whose time is over does not ring, and is swept', async () => {
    const phone = await phoneOf();
    await store.pool.query('update sessions set last_seen_at = $2 where id = $1', [
      phone.session.id,
      new Date(pushes.now().getTime() - 8 * 3_600_000),
    ]);
    await pushes.assign(COURIER);
    await pushes.sendDue();
    expect(service.received).toEqual([]);
    await sweepSubscriptions(store.pool, pushes.now());
    expect(await pushes.ringing()).toEqual([]);
  });

  test('a session rings one browser: a new one takes the place of the old', async () => {
    const phone = await phoneOf();
    const next = service.browser();
    await pushes.subscribe(phone.session, next);
    expect(await pushes.ringing()).toEqual([next.endpoint]);
  });

  test('a session does not get another person’s browser while that one is signed in; the own person’s browser moves to it', async () => {
    const phone = await phoneOf();
    const stranger = await pushes.begin(OTHER);
    const taken = { ...service.browser(), endpoint: phone.browser.endpoint };
    const theirs = { ...taken, subscription: { ...taken.subscription, endpoint: phone.browser.endpoint } };
    expect(await pushes.subscribe(stranger, theirs)).toBeNull();
    await pushes.assign(COURIER);
    await pushes.sendDue();
    expect(phone.messages()).toHaveLength(1);
    const again = await pushes.begin(COURIER);
    expect(await pushes.subscribe(again, phone.browser)).not.toBeNull();
    const { rows } = await store.pool.query('select session from push_subscriptions');
    expect(rows).toEqual([{ session: again.id }]);
    await pushes.sessions.end(again.id, pushes.now());
    expect(await pushes.subscribe(stranger, theirs)).not.toBeNull();
  });
});

describe('several processes', () => {
  test('several processes ring each phone once', async () => {
    const phones = [await phoneOf(), await phoneOf(OTHER)];
    await pushes.assign(COURIER);
    await pushes.assign(OTHER);
    await pushes.follow();
    const others = [pushes.anotherSender(), pushes.anotherSender(), pushes.anotherSender()];
    await Promise.all(others.map((sender) => sender.sendDue()));
    pushes.pass(3);
    await Promise.all(others.map((sender) => sender.sendDue()));
    expect(phones.map(({ messages }) => messages().length)).toEqual([1, 1]);
  });

  test('several processes take over from one that died, after its lease', async () => {
    await phoneOf();
    await pushes.assign(COURIER);
    await pushes.follow();
    await pushes.sendNow();
    await store.pool.query('update push_subscriptions set lease = gen_random_uuid(), leased_until = $1', [
      new Date(pushes.now().getTime() + 60_000).toISOString(),
    ]);
    pushes.pass(59);
    await pushes.sendNow();
    expect(service.received).toEqual([]);
    pushes.pass(1);
    await pushes.sendNow();
    expect(service.received).toHaveLength(1);
  });
});

test('an order that nobody was given rings nobody', async () => {
  await phoneOf();
  await newOrder(store, await store.person('admin'));
  await pushes.sendDue();
  expect(service.received).toEqual([]);
});

test('no background work was in trouble', () => expect(pushes.troubles).toEqual([]));
