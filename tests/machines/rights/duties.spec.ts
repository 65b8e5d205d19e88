import { describe, expect, it } from 'vitest';
import { APART, dutyPairs } from '#machines/rights/duties.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';

const types = Object.values(aggregateTypes);
const pairs = dutyPairs(types);
const named = pairs.map(({ first, second }) => `${first} ${second}`);
/** Rules of a second person, with the events that they guard. */
const guarded = types.flatMap((aggregateType) =>
  transitionsOfAll(aggregateType).flatMap(({ event, rules }) =>
    rules.flatMap((name) => {
      const rule = aggregateType.rules[name];
      return rule?.code === 'secondPerson'
        ? [{ rule: rule.id, event, request: aggregateType.events[event]?.secondPerson }]
        : [];
    }),
  ),
);

/** Rules that compare with who did a step of another record. */
const OF_OTHER_RECORDS = ['receipt.cashierIsAnother'];

describe('steps that two should do', () => {
  it('the steps that two people should do are all that a machine gives to a second person', () => {
    const seconds = types.flatMap(({ events }) =>
      Object.entries(events).flatMap(([type, { secondPerson }]) =>
        secondPerson === null ? [] : `${secondPerson} ${type}`,
      ),
    );
    expect(seconds.length).toBeGreaterThan(10);
    expect(named).toEqual(expect.arrayContaining(seconds));
  });

  it('the steps that two people should do are all that a rule keeps apart, and no others', () => {
    const isKnown = ({ rule, request }: (typeof guarded)[number]): boolean =>
      rule in APART || typeof request === 'string';
    const unknown = guarded.filter((one) => !isKnown(one) && !OF_OTHER_RECORDS.includes(one.rule));
    expect(unknown).toEqual([]);
    const kept = new Set(guarded.map(({ event }) => event));
    expect(pairs.filter(({ second }) => !kept.has(second))).toEqual([]);
    expect(Object.keys(APART).filter((id) => !guarded.some(({ rule }) => rule === id))).toEqual([]);
  });

  it('the steps that two people should do are of one record type, whose events both are, and none is listed twice', () => {
    for (const { machine, first, second } of pairs)
      for (const type of [first, second]) expect(aggregateTypes[machine]?.events, type).toHaveProperty([type]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('the steps for two people are money taken and money confirmed, asked and settled, counted and counted again', () => {
    expect(named).toEqual(
      expect.arrayContaining([
        'order.signPaid order.signConfirmed',
        'receipt.recorded receipt.confirmed',
        'refund.requested refund.refused',
        'paymentSlip.drawn paymentSlip.confirmed',
        'settlement.requested settlement.settled',
        'bill.confirmed bill.reopened',
        'courierCash.firstCounted courierCash.secondCounted',
        'courierCash.handedIn courierCash.firstCounted',
      ]),
    );
    for (const none of [
      'order.signPaid order.collectionConfirmed',
      'receipt.voided receipt.confirmed',
      'bill.reopened bill.confirmed',
    ])
      expect(named).not.toContain(none);
  });

  it('the steps for two people are told apart by the item of a shipment, and by the amount of a claim', () => {
    expect(pairs.find(({ second }) => second === 'shipment.itemLost')).toMatchObject({ of: 'item', above: null });
    const claim = pairs.find(({ second }) => second === 'insuranceClaim.paid');
    expect(claim).toMatchObject({ first: 'insuranceClaim.decided', of: null, above: expect.any(Number) });
    expect(pairs.filter(({ of, above }) => of !== null || above !== null)).toHaveLength(2);
  });
});
