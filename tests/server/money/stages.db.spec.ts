import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { rulesOf, to } from '../../support/bills.ts';
import {
  allowed,
  dueOf,
  outForDelivery,
  paidAtTheDoor,
  rowOf,
  signed,
  tellersOf,
  type Tellers,
} from '../../support/money.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;

beforeAll(async () => {
  store = await createStore();
  who = await tellersOf(store);
});
afterAll(() => store.close());

const GOODS = 50_000_00;
const ledger = (order: string, stage = 'sign') => rowOf(store, 'receivable', `${order}-${stage}`);

describe('the amount owed for a stage', () => {
  test('the amount owed for a stage must be paid before the signature; of the two at once the signature never comes first', async () => {
    const id = await outForDelivery(store, who);
    expect(rulesOf(await store.propose(who.courier, toOrder(id, 'order.signed', signed)))).toEqual([
      'order.signSettled',
    ]);
    const amount = await dueOf(store, id, 'sign');
    const [paid, sign] = await Promise.all([
      store.propose(who.courier, toOrder(id, 'order.signPaid', { amount, method: 'cash' })),
      store.propose(who.courier, toOrder(id, 'order.signed', signed)),
    ]);
    expect(paid.status).toBe('accepted');
    if (sign.status === 'refused') await allowed(store, who.courier, toOrder(id, 'order.signed', signed));
    const { rows } = await store.pool.query<{ type: string }>(
      `select type from events where id = $1 and type in ('order.signPaid', 'order.signed') order by version`,
      [id],
    );
    expect(rows.map(({ type }) => type)).toEqual(['order.signPaid', 'order.signed']);
  });

  test('the amount owed for a stage is paid once: of two payments at once one is refused', async () => {
    const id = await outForDelivery(store, who);
    const amount = await dueOf(store, id, 'sign');
    const pay = toOrder(id, 'order.signPaid', { amount, method: 'cash' });
    const both = await Promise.all([store.propose(who.courier, pay), store.propose(who.clerk, pay)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(await ledger(id)).toMatchObject({ state: 'received', received: amount, due: 0 });
  });

  test('the amount paid for a stage is exactly what is due', async () => {
    const id = await outForDelivery(store, who);
    const amount = (await dueOf(store, id, 'sign')) - 1;
    const less = await store.propose(who.courier, toOrder(id, 'order.signPaid', { amount, method: 'cash' }));
    expect(rulesOf(less)).toEqual(['order.signAmountIsDue']);
  });

  test('the amount owed for a stage does not change once its bill is confirmed, alone and while the bill is confirmed', async () => {
    const id = await outForDelivery(store, who, { payType: 'receiverPays', collectionAmount: GOODS });
    const bill = { bill: 'BL2026112000000001' };
    const change = toOrder(id, 'order.extraFeeAdded', {
      kind: 'other',
      amount: 1_00,
      channel: 'cash',
      stage: 'online',
    });
    const [confirmed, changed] = await Promise.all([
      store.propose(system, toOrder(id, 'order.billConfirmed', bill)),
      store.propose(who.clerk, change),
    ]);
    expect(confirmed.status).toBe('accepted');
    const after = await store.propose(who.clerk, change);
    expect(rulesOf(after)).toEqual(['order.notSettled']);
    if (changed.status === 'refused') expect(rulesOf(changed)).toEqual(['order.notSettled']);
    const { rows } = await store.pool.query<{ type: string }>(
      `select type from events where id = $1 and type in ('order.billConfirmed', 'order.extraFeeAdded') order by version`,
      [id],
    );
    expect(rows.at(-1)?.type).toBe('order.billConfirmed');
    const amount = toOrder(id, 'order.collectionAmountModified', { collectionAmount: 1_00, reason: 'Agreed' });
    expect(rulesOf(await store.propose(who.finance, amount))).toContain('order.notSettled');
  });
});

describe('goods money', () => {
  test('goods money is owed to the sender from the signature on, less the freight it offsets, never below zero', async () => {
    const id = await outForDelivery(store, who, { payType: 'offsetByGoods', collectionAmount: GOODS });
    await paidAtTheDoor(store, who, id);
    expect(await rowOf(store, 'payable', `${id}-COD`)).toEqual({});
    await allowed(store, who.courier, toOrder(id, 'order.signed', signed));
    const { freightTotal } = await rowOf(store, 'order', id);
    expect(await rowOf(store, 'payable', `${id}-COD`)).toMatchObject({
      state: 'open',
      collected: GOODS,
      offset: freightTotal,
      outstanding: GOODS - Number(freightTotal),
    });
    const little = await newOrder(store, who.clerk, { payType: 'offsetByGoods', collectionAmount: 1_00 });
    const freight = Number((await rowOf(store, 'order', little))['freightTotal']);
    expect(await dueOf(store, little, 'collection')).toBe(freight - 1_00);
  });
});

describe('an extra fee', () => {
  test('an extra fee is an aggregate of its own that is paid with its stage, or alone', async () => {
    const id = await outForDelivery(store, who);
    const fee = (amount: number) =>
      toOrder(id, 'order.extraFeeAdded', { kind: 'upstairs', amount, channel: 'cash', stage: 'online' });
    await allowed(store, who.clerk, fee(500_00));
    await allowed(store, who.clerk, fee(300_00));
    expect(await ledger(id, 'online')).toMatchObject({ state: 'open', due: 800_00 });
    const pay = to('extraFee', `${id}-F1`, 'paid', { paymentChannel: 'cash' });
    const both = await Promise.all([store.propose(who.courier, pay), store.propose(who.clerk, pay)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(await ledger(id, 'online')).toMatchObject({ state: 'open', due: 300_00, received: 500_00 });
    await allowed(store, who.clerk, toOrder(id, 'order.onlinePaid', { amount: 300_00, method: 'bank' }));
    expect(await ledger(id, 'online')).toMatchObject({ state: 'received', due: 0, received: 800_00 });
    expect(await rowOf(store, 'extraFee', `${id}-F2`)).toMatchObject({ state: 'paid' });
    expect(await rowOf(store, 'order', id)).toMatchObject({ payOnline: 'paid' });
  });

  test('an extra fee paid last and alone settles its stage', async () => {
    const id = await outForDelivery(store, who);
    const fee = { kind: 'upstairs', amount: 500_00, channel: 'cash', stage: 'online' };
    await allowed(store, who.clerk, toOrder(id, 'order.extraFeeAdded', fee));
    await allowed(store, who.courier, to('extraFee', `${id}-F1`, 'paid', { paymentChannel: 'cash' }));
    expect(await rowOf(store, 'order', id)).toMatchObject({ payOnline: 'paid' });
    expect(await ledger(id, 'online')).toMatchObject({ state: 'received', due: 0, received: 500_00 });
  });
});

describe('money that two people took', () => {
  test('money that two people took is confirmed by a third: who took the first part is as much its cashier as who took the last', async () => {
    const id = await outForDelivery(store, who);
    const fee = { kind: 'upstairs', amount: 500_00, channel: 'cash', stage: 'sign' };
    await allowed(store, who.clerk, toOrder(id, 'order.extraFeeAdded', fee));
    await allowed(store, who.finance, to('extraFee', `${id}-F1`, 'paid', { paymentChannel: 'cash' }));
    await paidAtTheDoor(store, who, id);
    await allowed(store, who.courier, toOrder(id, 'order.signed', signed));
    const confirm = toOrder(id, 'order.signConfirmed', {});
    expect(rulesOf(await store.propose(who.finance, confirm))).toEqual(['order.signCashierIsAnother']);
    await allowed(store, await store.person('admin'), confirm);
  });
});

describe('a collection receipt', () => {
  const receipt = (order: string, amount: number, changes: object = {}) => ({
    machine: 'receipt',
    event: {
      type: 'receipt.recorded',
      receivable: `${order}-sign`,
      amount,
      collectionFee: 0,
      method: 'bank',
      account: '0012 3456 789',
      voucher: 'V1',
      transferAt: '2026-11-20T03:00:00.000Z',
      ...changes,
    },
  });

  test('a collection receipt needs its fee, account, voucher and time of transfer', async () => {
    const id = await outForDelivery(store, who);
    const amount = await paidAtTheDoor(store, who, id, 'bank');
    for (const field of ['collectionFee', 'account', 'voucher', 'transferAt']) {
      const verdict = await store.propose(who.courier, receipt(id, amount, { [field]: undefined }));
      expect(verdict.refusals.map((refusal) => refusal.field)).toEqual([field]);
    }
  });

  test('a collection receipt is confirmed by a cashier who did not take the money, and confirms the payment', async () => {
    const id = await outForDelivery(store, who);
    const amount = await paidAtTheDoor(store, who, id, 'bank');
    const both = await Promise.all([
      store.propose(who.courier, receipt(id, amount)),
      store.propose(who.clerk, receipt(id, amount, { voucher: 'V2' })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(both.flatMap(rulesOf)).toEqual(['claim.receipt.receivable']);
    const own = both.find(({ status }) => status === 'accepted')?.id ?? '';
    const confirmedBy = (actor: Tellers['courier']) =>
      store.propose(
        { ...actor, permissions: [...actor.permissions, 'receipt.confirmed'] },
        to('receipt', own, 'confirmed'),
      );
    // Of the two at once either recorded it.
    const recordedByTaker = own === both[0].id;
    expect(rulesOf(await confirmedBy(who.courier))).toEqual([
      'receipt.cashierIsAnother',
      ...(recordedByTaker ? ['receipt.recordedByAnother'] : []),
    ]);
    if (!recordedByTaker) expect(rulesOf(await confirmedBy(who.clerk))).toEqual(['receipt.recordedByAnother']);
    expect(await rowOf(store, 'receipt', own)).toMatchObject({ takenBy: [who.courier.id] });
    await allowed(store, who.finance, to('receipt', own, 'confirmed'));
    expect(await rowOf(store, 'order', id)).toMatchObject({ paySign: 'confirmed' });
    expect(await ledger(id)).toMatchObject({ state: 'confirmed' });
  });
});
