import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { beginning } from '#modelTesting/situation.ts';
import { form } from './fixtures/forms.ts';
import { play } from './fixtures/play.ts';
import { orderOf } from './fixtures/world.ts';

const PICTURE = { kind: 'photo', value: 'img1' };
const SIGNINGS = ['order.signed', 'order.signedAtStation', 'order.returnSigned', 'order.pickedUpAtCounter'] as const;

const accepts = (type: string, proof: object): boolean =>
  order.events[type]?.payload.safeParse({ proof }).success === true;

describe.each(SIGNINGS)('the proof of %s', (type) => {
  test('the proof of a signing is a picture: neither a code nor a number that nobody can check', () => {
    expect(accepts(type, PICTURE)).toBe(true);
    for (const kind of ['code', 'agentReceipt']) expect(accepts(type, { kind, value: '123456' }), kind).toBe(false);
  });

  test.each([
    [{ takenAt: '2026-11-20T05:00:00.000Z', takenPlace: 'geo:16.84090,96.17350;u=12' }, true],
    [{ takenPlace: 'geo:-16.8,96' }, true],
    [{}, true],
    [{ takenPlace: '16.84090, 96.17350' }, false],
    [{ takenPlace: 'geo:16.84090,96.17350;u=-1' }, false],
    [{ takenAt: 'yesterday' }, false],
  ])('the proof of a signing has a time and a place if the phone gives them: %j', (captured, expected) =>
    expect(accepts(type, { ...PICTURE, ...captured })).toBe(expected),
  );
});

test('the number of an agent’s receipt is kept beside its picture', () =>
  expect(accepts('order.signedAtStation', { ...PICTURE, receiptNumber: 'AR-7' })).toBe(true));

test('an earlier event with a receipt number alone still ends the order', () => {
  const { aggregate } = play({ ...beginning(order) }, ['order.created', { ...form }]);
  const data = { proof: { kind: 'agentReceipt', value: 'AR-7' } };
  const event = { type: 'order.signedAtStation', data, at: '2026-11-20T05:00:00.000Z', lookups: {}, actor: {} };
  const signed = order.evolve(aggregate.context, event as never) as { endedAt?: string };
  expect(signed.endedAt).toBe(event.at);
  expect(orderOf(aggregate).endedAt).toBeNull();
});

test('photos of the collection join those that the sender gave', () => {
  const created = ['order.created', { ...form, payType: 'receiverPays', photos: ['p1'] }] as const;
  const collected = play(beginning(order), created, 'order.collectorAssigned', [
    'order.collected',
    { piecesScanned: form.pieces, photos: ['p2'] },
  ]);
  expect(orderOf(collected.aggregate).photos).toEqual(['p1', 'p2']);
});
