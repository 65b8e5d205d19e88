import { describe, expect, it } from 'vitest';
import { order } from '#machines/order/index.ts';
import { beginning, type Situation } from '#modelTesting/situation.ts';
import { form } from './fixtures/forms.ts';
import { play } from './fixtures/play.ts';
import { orderOf } from './fixtures/world.ts';

const collected = play(beginning(order), 'order.created', 'order.collectorAssigned', 'order.collected');
const inStorage = play(collected, ['order.shelved', { shelf: 'A1' }]);
const arrived = play(inStorage, 'order.sorted', 'order.loaded', 'order.departed', 'order.arrived');
const atDestination = play(arrived, 'order.shelved');
const handedOut = play(atDestination, 'order.delivererAssigned', 'order.outForDelivery');

const phasesOf = ({ aggregate }: Situation) => {
  const { arrivedAt, outAt } = orderOf(aggregate);
  return { arrivedAt, outAt };
};
const timeOf = ({ log }: Situation): string => log.at(-1)?.at ?? '';

describe('the times of an order', () => {
  it('an order has the time of the assignment of its collector, while the order has a collector', () => {
    const assigned = play(beginning(order), 'order.created', 'order.collectorAssigned');
    expect(orderOf(assigned.aggregate).assignedAt).toBe(timeOf(assigned));
    expect(orderOf(play(assigned, 'order.collected').aggregate).assignedAt).toBe(timeOf(assigned));
    expect(orderOf(play(assigned, 'order.released').aggregate).assignedAt).toBeNull();
  });

  it('an order begins with no time of arrival or of a way out, also in the stock of another branch than the last', () => {
    expect(phasesOf(inStorage)).toEqual({ arrivedAt: null, outAt: null });
  });

  it('an order has the time of the hand-over to its deliverer, while the order has a deliverer', () => {
    const given = play(atDestination, 'order.delivererAssigned');
    expect(orderOf(given.aggregate).givenAt).toBe(timeOf(given));
    expect(orderOf(play(given, 'order.outForDelivery').aggregate).givenAt).toBe(timeOf(given));
    expect(orderOf(play(given, 'order.released').aggregate).givenAt).toBeNull();
  });

  it('an order has the time of its arrival at the last branch, which its storage there does not change', () => {
    expect(phasesOf(arrived)).toEqual({ arrivedAt: timeOf(arrived), outAt: null });
    expect(phasesOf(atDestination)).toEqual(phasesOf(arrived));
  });

  it('an order has the time of its first way out, which a failed attempt and a second way out do not change', () => {
    const tried = play(handedOut, 'order.deliveryAttemptFailed');
    expect(phasesOf(tried)).toEqual({ arrivedAt: timeOf(arrived), outAt: timeOf(handedOut) });
    expect(order.row(tried.aggregate)).toMatchObject(phasesOf(tried));
  });

  it('a time of an order is taken back with the event that a correction voids', () => {
    const within = play(beginning(order), ['order.created', { ...form, destinationBranch: form.originBranch }]);
    const stored = play(within, 'order.collectorAssigned', 'order.collected', ['order.shelved', { shelf: 'A1' }]);
    expect(phasesOf(stored).arrivedAt).toBe(timeOf(stored));
    const { version } = stored.aggregate;
    const asked = play(stored, ['order.voidRequested', { version, ground: 'didNotOccur', reason: 'Not there' }]);
    const voided = play(asked, ['order.eventVoided', { version }]);
    expect(phasesOf(voided).arrivedAt).toBeNull();
  });

  it('the times of an order begin again with another destination', () => {
    const moved = play(atDestination, [
      'order.partyModified',
      { side: 'receiver', party: { address: '9 New Street' }, destinationBranch: 'YANGON' },
    ]);
    expect(phasesOf(moved)).toEqual({ arrivedAt: null, outAt: null });
  });
});
