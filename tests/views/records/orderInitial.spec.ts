import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Order } from '#machines/order/context.ts';
import { initialOf } from '#views/records/order/initial.ts';

const empty = notCreated(order, 'SL000000015MM').context as Order;
const context: Order = {
  ...empty,
  due: { ...empty.due, sign: 28_000_00 },
  paid: { ...empty.paid, collection: 4_900_00 },
};

describe('initial values of the order form', () => {
  test.each([
    ['order.signPaid', { amount: 28_000_00 }],
    ['order.signCredited', { amount: 28_000_00 }],
    ['order.collectionRefunded', { amount: 4_900_00 }],
    ['order.collectionPaid', undefined],
    ['order.signed', { piecesScanned: 3 }],
    ['order.cancelled', undefined],
  ])('the initial values of the order form for %s are %j', (type, draft) =>
    expect(initialOf(3, { context })(type)).toEqual(draft),
  );

  test.each(['order.stockFound', 'order.stockMissing'])('the count that an adjustment was asked for (%s)', (type) => {
    const event = 'order.adjustmentRequested';
    const request = { event, by: 'u1', onBehalfOf: null, at: '', data: { count: 'IT1' } };
    expect(initialOf(3, { context: { ...context, request } })(type)).toEqual({ count: 'IT1' });
    expect(initialOf(3, { context })(type)).toBeUndefined();
  });
});
