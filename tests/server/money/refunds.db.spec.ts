import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { rulesOf, to } from '../../support/bills.ts';
import { allowed, outForDelivery, paidAtTheDoor, rowOf, signed, tellersOf, type Tellers } from '../../support/money.ts';
import { toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;

beforeAll(async () => {
  store = await createStore();
  who = await tellersOf(store);
});
afterAll(() => store.close());

const ask = (order: string, amount: number) => ({
  machine: 'refund',
  event: { type: 'refund.requested', receivable: `${order}-sign`, amount, reason: 'Delivered two days late' },
});

async function asked(by: Actor, order: string, amount: number): Promise<string> {
  const { id, status, refusals } = await store.propose(by, ask(order, amount));
  if (status !== 'accepted' || id === null) throw new Error(JSON.stringify(refusals));
  return id;
}

const paidOut = async (order: string, amount: number) => {
  const id = await asked(who.clerk, order, amount);
  await allowed(store, who.manager, to('refund', id, 'confirmed'));
  return allowed(store, who.finance, to('refund', id, 'refunded', { method: 'cash' }));
};

describe('a refund', () => {
  test('a refund needs a payment that was received', async () => {
    const id = await outForDelivery(store, who);
    expect(rulesOf(await store.propose(who.clerk, ask(id, 100)))).toEqual(['refund.paymentFound']);
    expect(rulesOf(await store.propose(who.clerk, ask('SL00000000XMM', 100)))).toEqual(['namedWithinReach']);
  });

  test('a refund is confirmed by another person than the one who asked', async () => {
    const order = await outForDelivery(store, who);
    await paidAtTheDoor(store, who, order);
    const id = await asked(who.manager, order, 100);
    const own = await store.propose(who.manager, to('refund', id, 'confirmed'));
    expect(own.refusals).toMatchObject([{ code: 'secondPerson', rule: 'refund.anotherPersonAsked' }]);
    await allowed(store, who.finance, to('refund', id, 'confirmed'));
  });

  test('a refund moves the order and its ledger in the same transaction: a part first, then all the rest', async () => {
    const order = await outForDelivery(store, who);
    const paid = await paidAtTheDoor(store, who, order);
    expect((await paidOut(order, 100_00)).events.map(({ type }) => type)).toEqual([
      'refund.refunded',
      'order.signPartRefunded',
      'receivable.partRefunded',
    ]);
    expect(await rowOf(store, 'receivable', `${order}-sign`)).toMatchObject({
      received: paid - 100_00,
      refunded: 100_00,
    });
    await paidOut(order, paid - 100_00);
    expect(await rowOf(store, 'receivable', `${order}-sign`)).toMatchObject({ state: 'refunded', received: 0 });
    expect(await rowOf(store, 'order', order)).toMatchObject({ paySign: 'refunded', paid: 0, due: 0 });
  });

  test('a refund is never more than what was paid, and one at a time: of two at once one is refused', async () => {
    const order = await outForDelivery(store, who);
    const paid = await paidAtTheDoor(store, who, order);
    expect(rulesOf(await store.propose(who.clerk, ask(order, paid + 1)))).toEqual(['refund.withinPaid']);
    const both = await Promise.all([
      store.propose(who.clerk, ask(order, paid)),
      store.propose(who.manager, ask(order, paid)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(both.flatMap(rulesOf)).toEqual(['claim.refund.receivable']);
  });

  test('a refund is paid out once, though another person pays it at the same moment', async () => {
    const order = await outForDelivery(store, who);
    const paid = await paidAtTheDoor(store, who, order);
    const id = await asked(who.clerk, order, paid);
    await allowed(store, who.manager, to('refund', id, 'confirmed'));
    const both = await Promise.all(
      [1, 2].map(() => store.propose(who.finance, to('refund', id, 'refunded', { method: 'cash' }))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);
    expect(await rowOf(store, 'receivable', `${order}-sign`)).toMatchObject({ received: 0, refunded: paid });
  });

  test('a refund of goods money takes the amount from what the sender is owed, never below zero', async () => {
    const goods = await outForDelivery(store, who, { payType: 'receiverPays', collectionAmount: 50_000_00 });
    const paid = await paidAtTheDoor(store, who, goods);
    await allowed(store, who.courier, toOrder(goods, 'order.signed', signed));
    expect(await rowOf(store, 'payable', `${goods}-COD`)).toMatchObject({
      collected: 50_000_00,
      outstanding: 50_000_00,
    });
    const freight = paid - 50_000_00;
    await paidOut(goods, freight + 1_000_00);
    expect(await rowOf(store, 'payable', `${goods}-COD`)).toMatchObject({
      refunded: 1_000_00,
      outstanding: 49_000_00,
    });
    await paidOut(goods, 49_000_00);
    expect(await rowOf(store, 'payable', `${goods}-COD`)).toMatchObject({
      state: 'cancelled',
      refunded: 50_000_00,
      outstanding: 0,
    });
  });
});
