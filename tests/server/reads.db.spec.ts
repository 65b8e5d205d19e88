import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '#machines/time/calendar.ts';
import { numberAll } from '../support/numbering.ts';
import { ageReads, forgetReads, readsOf, withoutRecord } from '../support/personalReads.ts';
import { newOrder } from '../support/orders.ts';
import { serve, type Serving } from '../support/serving.ts';
import { createStore, type Store } from '../support/world.ts';

const DAY_MS = 86_400_000;

let store: Store;
let server: Serving;
let order = '';
let other = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const manager = await store.person('manager.yangon');
  order = await newOrder(store, manager);
  other = await newOrder(store, manager);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Each test has a minute of its own and begins without reads. */
beforeEach(() => forgetReads(store.pool));

const reads = (filters: readonly object[] = []) => readsOf(server, filters);

const open = (id = order, as = 'manager.yangon', headers = {}) =>
  server.ask('GET', `/api/streams/order/${id}`, { as, headers });

describe('reads of personal data', () => {
  it('a read of personal data is on record with aggregate, fields, person and screen, never with what they hold', async () => {
    const { text } = await open(order, 'manager.yangon', { 'x-screen': '/companyOrder/orderDetail' });
    expect(text).toContain('9250111222');
    const kept = await reads();
    expect(kept).toMatchObject([
      {
        machine: 'order',
        lives: [order],
        way: 'record',
        screen: '/companyOrder/orderDetail',
        doneBy: await store.staffId('manager.yangon'),
        branch: 'YGN',
      },
    ]);
    expect(kept[0]?.fields).toEqual(expect.arrayContaining(['receiver.phone', 'sender.phone']));
    expect(JSON.stringify(kept)).not.toContain('9250111222');
  });

  it('a read of personal data is not on record where the data was masked', async () => {
    const { status, text } = await open(order, 'auditor');
    expect(status).toBe(200);
    expect(text).not.toContain('9250111222');
    expect(await reads()).toEqual([]);
  });

  it('a read is not on record where nothing personal was shown, nor where nothing was shown', async () => {
    expect((await server.get('/api/streams/branch/YGN/events', 'manager.yangon')).status).toBe(200);
    expect((await open('SL999999999MM')).status).toBe(404);
    const aggregates = (await reads()).flatMap(({ machine }) => machine);
    expect(aggregates.filter((machine) => machine === 'order')).toEqual([]);
  });

  it('a read of personal data is on record before the answer leaves: without its record, there is no answer', async () => {
    await withoutRecord(store.pool, async () => {
      const { status, text } = await open();
      expect(status).toBe(500);
      expect(text).not.toContain('9250111222');
      expect((await open(order, 'auditor')).status).toBe(200);
    });
  });

  it('reads within a minute are one look while no more is shown; another aggregate, another person or later is one more', async () => {
    await open();
    await open();
    expect(await reads()).toHaveLength(1);
    await open(other);
    expect(await reads()).toHaveLength(2);
    await open(order, 'support');
    expect(await reads()).toHaveLength(3);
    await ageReads(store.pool, '2026-01-01T00:00:00.000Z');
    await open();
    expect(await reads()).toHaveLength(4);
  });

  it('a read of a record is one look where its history shows no more than the record did, and one more where it does', async () => {
    await server.get(`/api/streams/order/${order}/events`, 'manager.yangon');
    const [first] = await reads();
    expect(first).toMatchObject({ way: 'history', lives: [order] });
    await open();
    const kept = await reads();
    expect(kept.map(({ way }) => way)).toEqual(['history', 'record']);
    await server.get(`/api/streams/order/${order}/events`, 'manager.yangon');
    expect(await reads()).toHaveLength(2);
  });

  it('a read of personal data is on record for a list as one look at all that were shown together', async () => {
    await server.ask('POST', '/api/order/page', { as: 'manager.yangon', body: {} });
    const kept = await reads();
    expect(kept).toMatchObject([{ machine: 'order', way: 'list' }]);
    expect(kept[0]?.lives).toEqual(expect.arrayContaining([order, other]));
    await server.ask('POST', '/api/order/page', { as: 'clerk.yangon', body: {} });
    expect(await reads()).toHaveLength(1);
  });

  it('a read of personal data is on record for a search and an event of the ledger', async () => {
    await server.ask('POST', '/api/search', { as: 'manager.yangon', body: { text: '09250111222' } });
    await numberAll(store.pool, new Date().toISOString());
    const numbered = await store.pool.query<{ number: number }>(
      `select sequence as number from log_sequence where id = $1 and version = 1`,
      [order],
    );
    await server.get(`/api/audit/events/${numbered.rows[0]?.number}`, 'admin');
    const found = (await reads()).map(({ way, lives: aggregates }) => ({ way, has: aggregates.includes(order) }));
    expect(found).toContainEqual({ way: 'logEvent', has: true });
    expect(found.filter(({ way }) => way === 'search')).toEqual([{ way: 'search', has: true }]);
  });

  it('the record of a read takes no screen for one that is none', async () => {
    await open(order, 'manager.yangon', { 'x-screen': '<script>' });
    expect((await reads())[0]?.screen).toBeNull();
  });

  it('reads of personal data can be found by person, by aggregate and by time', async () => {
    await open();
    await open(other, 'support');
    const support = await store.staffId('support');
    expect(await reads([{ field: 'doneBy', op: 'eq', value: support }])).toMatchObject([{ lives: [other] }]);
    expect(await reads([{ field: 'lives', op: 'in', value: [order] }])).toMatchObject([{ lives: [order] }]);
    const readAt = (op: 'gte' | 'lte', days: number) =>
      reads([{ field: 'readAt', op, value: localDay(Date.now() + days * DAY_MS) }]);
    expect(await readAt('gte', -1)).toHaveLength(2);
    expect(await readAt('lte', 1)).toHaveLength(2);
    expect(await readAt('gte', 1)).toEqual([]);
    expect(await readAt('lte', -1)).toEqual([]);
  });

  it('the export of a list is recorded as a read beside the person who exported it', async () => {
    const { status } = await server.ask('POST', '/api/logisticsOrder/download/task', {
      as: 'manager.yangon',
      body: { machine: 'branch', columns: ['name'] },
    });
    expect(status).toBe(200);
    expect(await reads([{ field: 'way', op: 'eq', value: 'exported' }])).toMatchObject([
      { machine: 'branch', fields: ['name'], doneBy: await store.staffId('manager.yangon') },
    ]);
  });

  it('the record of reads is changed by nobody, and shown to who may see the log alone', async () => {
    await open();
    await expect(store.pool.query(`update personal_reads set way = 'list'`)).rejects.toThrow('never changed');
    await expect(store.pool.query('delete from personal_reads')).rejects.toThrow('never changed');
    for (const as of ['manager.yangon', 'courier.yangon', 'finance', 'trainer', 'merchant'])
      expect((await server.ask('POST', '/api/personalRead/page', { as, body: {} })).status, as).toBe(403);
    expect((await server.ask('POST', '/api/personalRead/page', { as: null, body: {} })).status).toBe(401);
  });
});
