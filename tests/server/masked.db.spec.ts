import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { writeOneForm } from '#server/store/oneForm.ts';
import { forgetReads, readsOf } from '../support/personalReads.ts';
import { form, newOrder } from '../support/orders.ts';
import { serve, type Serving } from '../support/serving.ts';
import { createStore, type Store } from '../support/world.ts';

const { phone } = form.receiver;

let store: Store;
let server: Serving;
let order = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  order = await newOrder(store, await store.person('manager.yangon'));
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => forgetReads(store.pool));

const pageOf = (as: string, asked: object, machine = 'order') =>
  server.ask<{ records: readonly Record<string, unknown>[]; refusals?: readonly { rule: string }[] }>(
    'POST',
    `/api/${machine}/page`,
    { as, body: asked },
  );
const byPhone = (op: string, value: unknown) => [{ field: 'receiverPhone', op, value }];

const PARTS: readonly (readonly [string, unknown])[] = [
  ['like', '0925'],
  ['gte', '0925'],
  ['lte', '0925'],
  ['between', ['0920', '0930']],
  ['in', [phone]],
];

describe('X3: a field that is masked for the caller', () => {
  it.each(PARTS)(
    'a field that is masked for the caller is not compared by %s: in lists, figures and exports',
    async (op, value) => {
      const filters = byPhone(op, value);
      const asked = [
        await pageOf('clerk.yangon', { filters }),
        await server.ask('POST', '/api/order/figures', {
          as: 'clerk.yangon',
          body: { figures: [{ name: 'n', filters }] },
        }),
        await server.ask('POST', '/api/logisticsOrder/download/task', {
          as: 'clerk.yangon',
          body: { machine: 'order', filters },
        }),
      ];
      expect(asked.map(({ status, text }) => [status, text.includes('maskedField')])).toEqual(
        asked.map(() => [400, true]),
      );
      expect((await pageOf('manager.yangon', { filters })).status).toBe(200);
    },
  );

  it('a list is not sorted by a field that is masked for the caller', async () => {
    const sort = [{ field: 'senderPhone' }];
    expect((await pageOf('clerk.yangon', { sort })).text).toContain('maskedField');
    expect((await pageOf('manager.yangon', { sort })).status).toBe(200);
  });

  it('a field that is masked for the caller is found by its whole value, on record, and shown masked', async () => {
    const { body, text } = await pageOf('clerk.yangon', { filters: byPhone('eq', phone) });
    expect(body.records.map(({ id }) => id)).toEqual([order]);
    expect(text).not.toContain(phone);
    expect(await readsOf(server)).toMatchObject([
      { machine: 'order', lives: [order], fields: ['receiverPhone'], way: 'matched' },
    ]);
  });

  it.each(['09250333444', '+959250333444', '09 250-333 444', '၀၉၂၅၀၃၃၃၄၄၄'])(
    'a field that is masked for the caller is found however it was recorded, and is written here: %s',
    async (typed) => {
      for (const recorded of ['+959250333444', '09 250-333-444']) {
        const row = { receiverPhone: recorded };
        await store.pool.query('update row_order set row = row || $2 where id = $1', [order, row]);
        await store.pool.query('delete from text_forms');
        await writeOneForm(store.pool, Object.values(aggregateTypes));
        const { body } = await pageOf('clerk.yangon', { filters: byPhone('eq', typed) });
        expect(body.records.map(({ id, receiverPhone }) => [id, receiverPhone])).toEqual([[order, '092****3444']]);
      }
    },
  );

  it.each(['0925', '9250333', '+95925033', '09 250 33'])(
    'a field that is masked for others is found by a part, %s, by those who see it',
    async (part) => {
      for (const recorded of ['09250333444', '+959250333444']) {
        await store.pool.query('update row_order set row = row || $2 where id = $1', [
          order,
          { receiverPhone: recorded },
        ]);
        const { body } = await pageOf('manager.yangon', { filters: byPhone('like', part) });
        expect(body.records.map(({ id }) => id)).toEqual([order]);
      }
    },
  );

  it('a search by a masked field is on record too if nothing has the value, or if only a number is asked for', async () => {
    expect((await pageOf('clerk.yangon', { filters: byPhone('eq', '09250000000') })).body.records).toEqual([]);
    const figures = [{ name: 'n', filters: [{ field: 'senderPhone', op: 'eq', value: phone }] }];
    expect((await server.ask('POST', '/api/order/figures', { as: 'clerk.yangon', body: { figures } })).status).toBe(
      200,
    );
    const kept = await readsOf(server);
    expect(kept.map(({ fields, lives, way }) => [fields, lives, way])).toEqual([
      [['receiverPhone'], [], 'matched'],
      [['senderPhone'], [], 'matched'],
    ]);
  });

  it('a field that is masked for the caller is on record if a search compares it', async () => {
    await server.ask('POST', '/api/search', { as: 'clerk.yangon', body: { text: phone } });
    const kept = await readsOf(server);
    expect(kept.find(({ machine }) => machine === 'order')).toMatchObject({
      lives: [order],
      fields: ['receiverPhone', 'senderPhone'],
      way: 'matched',
    });
  });
});

describe('colleagues', () => {
  const people = async (as: string) => (await pageOf(as, { pageSize: 100 }, 'staff')).body.records;
  const MASKED = { idNumber: expect.stringMatching(/^\*+.{2}$/), address: '***' };

  it.each(['courier.yangon', 'finance', 'clerk.yangon'])(
    'colleagues are shown to %s without identity and home',
    async (as) => {
      const shown = await people(as);
      const own = await store.staffId(as);
      expect(shown.length).toBeGreaterThan(1);
      for (const one of shown) {
        if (one['id'] === own) expect(one['idNumber']).not.toContain('*');
        else expect(one).toMatchObject(MASKED);
      }
      const colleague = shown.find(({ id }) => id !== own)?.['id'];
      for (const part of ['', '/events']) {
        const { text, status } = await server.get(`/api/streams/staff/${String(colleague)}${part}`, as);
        expect(status).toBe(200);
        const whole = await server.get(`/api/streams/staff/${String(colleague)}`, 'admin');
        const { context } = whole.body as { context: Record<string, string> };
        expect(text).not.toContain(context['idNumber']);
        expect(text).not.toContain(context['address']);
      }
    },
  );

  it('colleagues are shown whole to those who keep the personnel file, on record', async () => {
    const shown = await people('manager.yangon');
    expect(shown.filter(({ idNumber }) => String(idNumber).includes('*'))).toEqual([]);
    expect((await readsOf(server))[0]?.fields).toEqual(expect.arrayContaining(['address', 'idNumber', 'phone']));
  });
});
