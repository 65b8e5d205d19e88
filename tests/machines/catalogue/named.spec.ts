import { expect, it } from 'vitest';
import { eventNamed, aggregateTypeNamed } from '#machines/catalogue/named.ts';
import { order } from '#machines/order/index.ts';

it('a machine and its event are found by the names that somebody gave', () => {
  expect(aggregateTypeNamed('order')).toBe(order);
  expect(eventNamed('order', 'order.signed')).toBe(order.events['order.signed']);
});

it('no machine or event is found by a name that every object has', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'nothing']) {
    expect(aggregateTypeNamed(name)).toBeUndefined();
    expect(eventNamed(name, 'order.signed')).toBeUndefined();
    expect(eventNamed('order', name)).toBeUndefined();
  }
});
