import { expect, test } from 'vitest';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { order } from '#machines/order/index.ts';
import { initial } from '#machines/order/context.ts';
import { settlement } from '#machines/settlement/index.ts';
import { consequenceOf } from '#views/shapes/form/consequence.ts';

const standing = (aggregateType: AggregateType, state: string, context: object = {}): Aggregate => {
  const born = notCreated(aggregateType, 'X1');
  const states = { ...born.states, [aggregateType.structure.main]: state };
  return { ...born, context: { ...(born.context as object), ...context }, version: 3, states };
};
const waiting = standing(order, 'pendingAcceptance', initial);

test('the cancellation of an order says what it becomes, and that it cannot be undone', () => {
  expect(consequenceOf(order, waiting, 'order.cancelled')).toMatchObject({ to: 'cancelled', irreversible: true });
});

test('what leaves the state as it is says nothing', () => {
  expect(consequenceOf(order, waiting, 'order.deliveryTimeSet')).toEqual({
    to: null,
    ends: false,
    irreversible: false,
    waitsFor: [],
    confirms: null,
  });
});

test('a settlement is settled for good', () => {
  const toSettle = standing(settlement, 'toSettle');
  expect(consequenceOf(settlement, toSettle, 'settlement.settled')).toMatchObject({
    to: 'settled',
    irreversible: true,
  });
});
