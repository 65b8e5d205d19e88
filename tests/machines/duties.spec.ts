import { describe, expect, it } from 'vitest';
import { dutyPairs } from '#machines/duties.ts';
import { aggregateTypes } from '#machines/aggregateTypes.ts';

const pairs = dutyPairs(Object.values(aggregateTypes));
const named = pairs.map(({ first, second }) => `${first} ${second}`);

describe('steps that two should do', () => {
  it('are all that a machine gives to a second person', () => {
    const seconds = Object.values(aggregateTypes).flatMap(({ events }) =>
      Object.entries(events).flatMap(([type, { secondPerson }]) =>
        secondPerson === null ? [] : `${secondPerson} ${type}`,
      ),
    );
    expect(seconds.length).toBeGreaterThan(10);
    expect(named).toEqual(expect.arrayContaining(seconds));
  });

  it('are money taken and money confirmed', () => {
    expect(named).toEqual(
      expect.arrayContaining([
        'order.signPaid order.signConfirmed',
        'receipt.recorded receipt.confirmed',
        'paymentSlip.drawn paymentSlip.confirmed',
      ]),
    );
    expect(named).not.toContain('order.signPaid order.collectionConfirmed');
  });
});
