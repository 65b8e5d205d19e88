import { describe, expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { standingOf, stepsOf, type StepTimes } from '#server/tracking/standing.ts';

const NEVER = { received: null, onTheWay: null, outForDelivery: null, delivered: null };
const LEFT = { ...NEVER, received: '2026-11-01T02:00:00.000Z', onTheWay: '2026-11-02T02:00:00.000Z' };

const doneIn = (state: string, times: StepTimes) =>
  stepsOf(standingOf(state, times), times)
    .filter(({ done }) => done)
    .map(({ step }) => step);

describe('where a parcel stands', () => {
  test('where a parcel stands is known in every state of an order', () => {
    const states = order.stateIds.filter((state) => order.structure.states.get(state)?.region === order.structure.main);
    const standings = Object.fromEntries(states.map((state) => [state, standingOf(state, NEVER)]));
    expect(standings).toMatchObject({
      pendingAcceptance: 'announced',
      pendingCollection: 'announced',
      collected: 'received',
      warehoused: 'received',
      loaded: 'onTheWay',
      inTransit: 'onTheWay',
      pendingDelivery: 'onTheWay',
      delivering: 'outForDelivery',
      atStation: 'atStation',
      signed: 'delivered',
      rejected: 'returning',
      returnSigned: 'returned',
      cancelled: 'cancelled',
      lost: 'lost',
    });
  });

  test('a parcel in a warehouse after a departure is on the way', () => {
    expect(standingOf('inStorage', NEVER)).toBe('received');
    expect(standingOf('inStorage', LEFT)).toBe('onTheWay');
  });

  test('a parcel within a city never departs, and passes the step on the way all the same', () => {
    expect(doneIn('delivering', { ...NEVER, received: LEFT.received })).toEqual([
      'received',
      'onTheWay',
      'outForDelivery',
    ]);
  });

  test('a parcel at a station is out for delivery, and not delivered', () => {
    expect(doneIn('atStation', LEFT)).toEqual(['received', 'onTheWay', 'outForDelivery']);
  });

  test('a parcel on its way back keeps the steps that it made, and no other', () => {
    expect(doneIn('rejected', LEFT)).toEqual(['received', 'onTheWay']);
    expect(doneIn('cancelled', NEVER)).toEqual([]);
  });
});
