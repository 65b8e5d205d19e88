import { expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { row } from '#machines/order/row.ts';
import { beginning } from '#modelTesting/situation.ts';
import { form } from './fixtures/forms.ts';
import { play } from './fixtures/play.ts';
import { orderOf } from './fixtures/world.ts';

const PROMISED = '2026-11-20T05:00:00.000Z';
const created = play(beginning(order), ['order.created', { ...form }]).aggregate;

const lateMinutes = (custody: string, endedAt: string | null, expectedDeliveryTime: string | null) => {
  const context = { ...orderOf(created), endedAt, expectedDeliveryTime };
  return row({ ...created, context, states: { ...created.states, custody } }, false).lateMinutes;
};

test.each([
  ['2026-11-20T05:00:00.000Z', 0],
  ['2026-11-20T04:59:30.000Z', 0],
  ['2026-11-20T05:00:00.001Z', 1],
  ['2026-11-20T06:30:00.000Z', 90],
  ['2026-11-19T05:00:00.000Z', -1440],
])('an order that is signed at %s is signed %i minutes after the promise', (endedAt, expected) =>
  expect(lateMinutes('signed', endedAt, PROMISED)).toBe(expected),
);

test('nothing is late or early without a promise or a signature of the receiver', () => {
  expect(lateMinutes('signed', PROMISED, null)).toBeNull();
  expect(lateMinutes('returnSigned', PROMISED, PROMISED)).toBeNull();
  expect(lateMinutes('delivering', null, PROMISED)).toBeNull();
});
