import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { horizonPassed } from '../../support/horizon.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { ageReads, forgetReads, readsOf } from '../../support/personalReads.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { knock, type Listener } from './wire.ts';
import { LOCKS_HERE } from '../../support/locksHere.ts';

const PHONE = '+959250111222';
const MASKED = '092****1222';
const MINUTE_MS = 60_000;

let store: Store;
let server: Serving;
let order = '';
let other = '';
const ears: Listener[] = [];

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const clerk = await store.person('clerk.yangon');
  order = await newOrder(store, clerk);
  other = await newOrder(store, clerk);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => forgetReads(store.pool));
afterEach(() => {
  for (const listener of ears.splice(0)) listener.socket.terminate();
});

const listen = async (username: string): Promise<Listener> => {
  const listener = await knock(`ws://${server.address}/webSocket/abc-${await store.staffId(username)}`, {
    authorization: await server.tokenOf(username),
  });
  if (typeof listener === 'number') throw new Error(`Refused: ${listener}`);
  ears.push(listener);
  return listener;
};

const read = (id: string, as = 'support') => server.get(`/api/streams/order/${id}`, as);

/** Prints a label of an order; returns the new version. */
async function print(id: string): Promise<number> {
  const clerk = await store.person('clerk.yangon');
  const { status, version, refusals } = await store.propose(
    clerk,
    toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Smudged' }),
  );
  if (status !== 'accepted') throw new Error(JSON.stringify(refusals));
  return version ?? 0;
}

const isOf = (id: string, version: number) => (event: { id: string; version: number }) =>
  event.id === id && event.version === version;

/** Returns the sender's phone from the socket's message about a version of an order. */
async function phoneTold(listener: Listener, id: string, version: number): Promise<unknown> {
  const is = isOf(id, version);
  await listener.until(`version ${version} of ${id} was told`, () => listener.events().some(is));
  return listener.events().find(is)?.row['senderPhone'];
}

const ways = async () => (await readsOf(server)).map(({ way, lives: aggregates }) => ({ way, lives: aggregates }));

describe('messages of a socket with personal data', () => {
  it('a socket message with personal data is masked, and no look, as long as the aggregate was not shown', async () => {
    const listener = await listen('support');
    await read(other);
    expect(await phoneTold(listener, order, await print(order))).toBe(MASKED);
    expect(await ways()).toEqual([{ way: 'record', lives: [other] }]);
  });

  it('a socket message with personal data is whole once the aggregate was shown, and one look with that', async () => {
    const listener = await listen('support');
    await read(order);
    expect(await phoneTold(listener, order, await print(order))).toBe(PHONE);
    expect(await phoneTold(listener, order, await print(order))).toBe(PHONE);
    expect(await ways()).toEqual([{ way: 'record', lives: [order] }]);
  });

  it('a message with personal data is on record again after ten minutes, once, with the person and the fields', async () => {
    const listener = await listen('support');
    await read(order);
    await ageReads(store.pool, new Date(Date.now() - 11 * MINUTE_MS).toISOString());
    expect(await phoneTold(listener, order, await print(order))).toBe(PHONE);
    expect(await phoneTold(listener, order, await print(order))).toBe(PHONE);
    const kept = await readsOf(server);
    expect(kept.map(({ way }) => way)).toEqual(['record', 'live']);
    expect(kept[1]).toMatchObject({
      machine: 'order',
      lives: [order],
      screen: null,
      doneBy: await store.staffId('support'),
    });
    expect(kept[1]?.fields).toEqual(expect.arrayContaining(['senderPhone', 'receiverPhone']));
    expect(JSON.stringify(kept)).not.toContain(PHONE);
  });

  it('a message with personal data is masked again for a session that has ended its day', async () => {
    const listener = await listen('support');
    await read(order);
    await ageReads(store.pool, new Date(Date.now() - 25 * 60 * MINUTE_MS).toISOString());
    expect(await phoneTold(listener, order, await print(order))).toBe(MASKED);
  });

  it('a message with personal data is masked for another session that did not look, and for who may not see it at all', async () => {
    const [support, admin, clerk] = await Promise.all(['support', 'admin', 'clerk.yangon'].map(listen));
    for (const username of ['support', 'clerk.yangon']) await read(order, username);
    const version = await print(order);
    expect(await phoneTold(support as Listener, order, version)).toBe(PHONE);
    expect(await phoneTold(admin as Listener, order, version)).toBe(MASKED);
    expect(await phoneTold(clerk as Listener, order, version)).toBe(MASKED);
  });

  it('a socket message with personal data is not sent before it is on record', async () => {
    const listener = await listen('support');
    await read(order);
    // No message of before is on its way any more: it would be the look that is recorded.
    await phoneTold(listener, order, await print(order));
    await ageReads(store.pool, new Date(Date.now() - 11 * MINUTE_MS).toISOString());
    const holder = await store.pool.connect();
    let version = 0;
    try {
      // Every writer to the record of reads now waits.
      await holder.query('begin; lock table personal_reads in share mode');
      version = await print(order);
      const waiting = `select 1 from ${LOCKS_HERE} where relation = 'personal_reads'::regclass and not granted`;
      await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
      expect(listener.events().filter(isOf(order, version))).toEqual([]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await phoneTold(listener, order, version)).toBe(PHONE);
  });

  it('a catching up of messages has personal data whole for what was opened alone', async () => {
    const { rows } = await store.pool.query<{ position: number }>(
      'select min(position) - 1 as position from events where id = any($1)',
      [[order, other]],
    );
    await read(order);
    await horizonPassed(store.pool);
    const { body } = await server.get<{ events: { id: string; row: { senderPhone?: string } }[] }>(
      `/api/events?after=${rows[0]?.position}`,
      'support',
    );
    const told = (id: string) => new Set(body.events.filter((one) => one.id === id).map(({ row }) => row.senderPhone));
    expect(told(order)).toEqual(new Set([PHONE]));
    expect(told(other)).toEqual(new Set([MASKED]));
    expect(await ways()).toEqual([{ way: 'record', lives: [order] }]);
  });

  it('a picture of the aggregate does not open the personal data of socket messages', async () => {
    const listener = await listen('support');
    await store.pool.query(
      `insert into personal_reads (at, machine, lives, fields, way, actor_id, actor, session)
       select $1, 'order', jsonb_build_array($2::text), '["photo"]', 'picture', staff_id, '{}', id from sessions where staff_id = $3`,
      [new Date().toISOString(), order, await store.staffId('support')],
    );
    expect(await phoneTold(listener, order, await print(order))).toBe(MASKED);
  });
});
