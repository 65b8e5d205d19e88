import { describe, expect, test } from 'vitest';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { Order } from '#machines/order/context.ts';
import { afterDesk } from '#machines/order/evolve/desk.ts';
import { order } from '#machines/order/index.ts';
import { weighingOf } from '#views/records/order/weighing.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { confirmationsIn, demandedAmong } from '#views/shapes/form/confirmations.ts';
import { judge } from '#views/shapes/form/judge.ts';
import { tariff } from '../../support/tariff.ts';

const AT = '2026-11-25T03:00:00.000Z';
const absent = notCreated(order, 'SL000000015MM');
const declared: Order = {
  ...(absent.context as Order),
  weightGrams: 1500,
  lengthMm: 300,
  widthMm: 200,
  heightMm: 100,
  chargeType: 'volume',
  orderType: 'standard',
};

describe('the form of a weighing', () => {
  test.each([
    { weightGrams: 50_000 },
    { weightGrams: 900 },
    { weightGrams: 1500, lengthMm: 900, widthMm: 800, heightMm: 700 },
  ])('the form of a weighing shows the price that the machine reckons for %j', (data) => {
    const event = {
      type: 'order.weightModified',
      data,
      at: AT,
      actor: { name: 'Mya' },
      lookups: { tariff: { tariff } },
    };
    const changed: Partial<Order> | undefined = afterDesk['order.weightModified']?.(declared, event as never);
    expect(changed?.fees?.total).toBeGreaterThan(0);
    expect(weighingOf(declared, data, tariff)?.next).toEqual(changed?.fees);
  });

  test('the form of a weighing shows nothing before a weight is typed, and no price without a tariff', () => {
    expect(weighingOf(declared, {}, tariff)).toBeNull();
    expect(weighingOf(declared, { weightGrams: Number.NaN }, tariff)).toBeNull();
    expect(weighingOf(declared, { weightGrams: 2000 }, null)).toMatchObject({ weighedGrams: 2000, next: null });
  });

  test('the form of a weighing keeps the weight declared at first beside a later one', () => {
    const change = { field: 'weightGrams', before: 1500, after: 2000, by: 'Mya', at: AT };
    const once = { ...declared, weightGrams: 2000, modifications: [change] };
    expect(weighingOf(once, { weightGrams: 2500 }, tariff)).toMatchObject({ declaredGrams: 1500, presentGrams: 2000 });
  });
});

describe('the confirmation of a weight', () => {
  const type = 'order.weightModified';
  const names = confirmationsIn(fieldsOf(order.events[type]?.payload.shape ?? {}));
  const aggregate = { ...absent, version: 3, states: { ...absent.states, custody: 'collected' }, context: declared };
  const demandedBy = (data: Readonly<Record<string, unknown>>) => [
    ...demandedAmong(names, judge({ aggregateType: order, aggregate, type, data, person: 'STF000001', at: AT })).keys(),
  ];

  test.each([
    ['a small difference', { weightGrams: 2400 }, []],
    ['a large difference', { weightGrams: 50_000 }, ['weightChecked']],
    ['a form that is still empty', {}, []],
    ['a weight that cannot be', { weightGrams: -1 }, []],
  ])('the confirmation of a weight is demanded for %s: %j', (_, data, expected) =>
    expect(demandedBy(data)).toEqual(expected),
  );
});
