import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { rulesOf, to } from '../../support/bills.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let clerk: Actor;
let manager: Actor;
let code = '';
const onward = { destinationBranch: 'MDY', deliveryWay: 'door', payType: 'receiverPays', chargeType: 'weight' };

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
  manager = await store.person('manager.yangon');
  const { rows } = await store.pool.query<{ id: string }>('select id from row_address_code order by id limit 1');
  code = rows[0]?.id ?? '';
});
afterAll(() => store.close());

const wanted = (waybill: string, data: object = {}) => ({
  machine: 'transferBooking',
  event: {
    type: 'transferBooking.warehoused',
    waybill,
    branch: 'YGN',
    sender: { name: 'Li Wei', phone: '13800138000', city: '5301', address: '1 Renmin Road' },
    addressCode: code,
    goodsName: 'Shoes',
    goodsType: 'clothing',
    weightGrams: 1200,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    photos: ['P1'],
    replenishment: false,
    customsFee: 0,
    ...data,
  },
});
const booked = async (waybill: string, data: object = {}): Promise<string> => {
  const { id, refusals } = await store.propose(clerk, wanted(waybill, data));
  if (id === null) throw new Error(JSON.stringify(refusals));
  return id;
};
const orderOf = async (waybill: string) =>
  (
    await store.pool.query(
      `select id, state, source, receiver_name, row ->> 'addressCode' as code, due from row_order where mail_sn = $1`,
      [waybill],
    )
  ).rows;

describe('a transfer booking', () => {
  test('a transfer booking needs a known address code, a weight and photos', async () => {
    const fields = async (data: object) =>
      (await store.propose(clerk, wanted('YT0001', data))).refusals.map(({ rule, field }) => `${rule} ${field}`);
    expect(await fields({ addressCode: 'MM-0000' })).toEqual(['transferBooking.addressCodeKnown addressCode']);
    expect(await fields({ photos: [] })).toEqual(['invalid.too_small photos']);
    expect(await fields({ weightGrams: undefined })).toEqual(['invalid.invalid_type weightGrams']);
    expect(await fields({ branch: 'MDY' })).toEqual(['transferBooking.inOwnBranch branch']);
    expect(await fields({})).toEqual([]);
    expect(rulesOf(await store.propose(clerk, wanted('YT0001')))).toEqual(['claim.booking.waybill']);
  });

  test('a transfer booking becomes an order when the order is placed, in the same transaction, with what customs took', async () => {
    const id = await booked('YT0002', { customsFee: 1500_00 });
    const verdict = await store.propose(manager, to('transferBooking', id, 'orderPlaced', onward));
    expect(verdict.refusals).toEqual([]);
    expect(verdict.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.transshipmentCreated', 'order.extraFeeAdded', 'receivable.opened']),
    );
    const [order] = await orderOf('YT0002');
    expect(order).toMatchObject({ state: 'awaitingTransship', source: 'transshipment', code });
    const { rows } = await store.pool.query(
      `select row ->> 'order' as "order", state from row_transfer_booking where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ order: order.id, state: 'orderPlaced' }]);
  });

  test('a transfer booking that cannot become an order stays as it is', async () => {
    const id = await booked('YT0003');
    const nowhere = to('transferBooking', id, 'orderPlaced', { ...onward, destinationBranch: 'NOWHERE' });
    expect((await store.propose(manager, nowhere)).status).toBe('refused');
    expect(await orderOf('YT0003')).toEqual([]);
    const { rows } = await store.pool.query('select state from row_transfer_booking where id = $1', [id]);
    expect(rows).toEqual([{ state: 'warehoused' }]);
  });

  test('a transfer booking is cancelled before its order is placed, never after; of both at once one wins', async () => {
    const cancel = (id: string) => to('transferBooking', id, 'cancelled', { reason: 'Sent back' });
    const placed = await booked('YT0004');
    await store.propose(manager, to('transferBooking', placed, 'orderPlaced', onward));
    expect((await store.propose(manager, cancel(placed))).refusals).toMatchObject([{ code: 'notDeclared' }]);
    for (let round = 0; round < 5; round += 1) {
      const id = await booked(`YT1${round}`);
      const [one, other] = await Promise.all([
        store.propose(manager, to('transferBooking', id, 'orderPlaced', onward)),
        store.another().propose({
          mode: 'each',
          dryRun: false,
          actor: manager,
          at: '2026-11-20T03:30:00.000Z',
          commands: [{ ...cancel(id), key: crypto.randomUUID() }],
        }),
      ]);
      expect(new Set([one.status, other[0]?.status])).toEqual(new Set(['accepted', 'refused']));
      expect(await orderOf(`YT1${round}`)).toHaveLength(one.status === 'accepted' ? 1 : 0);
    }
  });
});
