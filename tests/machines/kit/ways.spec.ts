import { describe, expect, it } from 'vitest';
import { courierCash } from '#machines/courierCash/index.ts';
import { waysTo } from '#machines/kit/ways.ts';
import { order } from '#machines/order/index.ts';
import { bigPackage } from '#machines/package/index.ts';
import { lamp } from './lamp.ts';

describe('the step after which an event becomes possible', () => {
  it('is named where one leads there', () => {
    expect(waysTo(lamp, 'dark', 'lamp.dimmed')).toEqual(['lamp.lit']);
    expect(waysTo(bigPackage, 'packed', 'package.loaded')).toEqual(['package.sealed']);
    expect(waysTo(courierCash, 'countedOnce', 'courierCash.accepted')).toEqual(['courierCash.secondCounted']);
  });

  it('is one of two at most', () => {
    expect(waysTo(order, 'arrived', 'order.packed')).toEqual(['order.warehoused', 'order.shelved']);
  });

  it('is not named where two steps are needed, nor for a record that is not there', () => {
    expect(waysTo(bigPackage, 'packed', 'package.arrived')).toEqual([]);
    const [absent = ''] = [...order.structure.states.values()].filter(({ meta }) => meta.absent).map(({ id }) => id);
    expect(waysTo(order, absent, 'order.labelPrinted')).toEqual([]);
  });

  it('is none that cannot be undone, none of two persons, and none that nobody proposes', () => {
    const all = [lamp, order].flatMap((one) =>
      [...one.structure.states.keys()].flatMap((state) =>
        one.eventTypes.flatMap((type) => waysTo(one, state, type).map((step) => one.events[step])),
      ),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((step) => step?.irreversible || step?.systemOnly || step?.secondPerson)).toEqual([]);
  });
});
