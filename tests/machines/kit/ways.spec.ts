import { describe, expect, it } from 'vitest';
import { courierCash } from '#machines/courierCash/index.ts';
import { waysTo } from '#machines/kit/ways.ts';
import { order } from '#machines/order/index.ts';
import { bigPackage } from '#machines/package/index.ts';
import { lamp } from './lamp.ts';

describe('the step after which an event becomes possible', () => {
  it('the step after which an event becomes possible is named where one step leads there', () => {
    expect(waysTo(lamp, 'dark', 'lamp.dimmed')).toEqual(['lamp.lit']);
    expect(waysTo(bigPackage, 'packed', 'package.loaded')).toEqual(['package.sealed']);
    expect(waysTo(courierCash, 'countedOnce', 'courierCash.accepted')).toEqual(['courierCash.secondCounted']);
  });

  it('an event becomes possible after one of at most two named steps', () => {
    expect(waysTo(order, 'arrived', 'order.packed')).toEqual(['order.warehoused', 'order.shelved']);
  });

  it('no step is named before an event where two steps are needed, nor for a record that does not exist', () => {
    expect(waysTo(bigPackage, 'packed', 'package.arrived')).toEqual([]);
    const [absent = ''] = [...order.structure.states.values()].filter(({ meta }) => meta.absent).map(({ id }) => id);
    expect(waysTo(order, absent, 'order.labelPrinted')).toEqual([]);
  });

  it('no step is named before an event that cannot be undone, that needs two persons, or that nobody proposes', () => {
    const all = [lamp, order].flatMap((one) =>
      [...one.structure.states.keys()].flatMap((state) =>
        one.eventTypes.flatMap((type) => waysTo(one, state, type).map((step) => one.events[step])),
      ),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((step) => step?.irreversible || step?.systemOnly || step?.secondPerson)).toEqual([]);
  });
});
