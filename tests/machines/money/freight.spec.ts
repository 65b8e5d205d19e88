import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesSchema, quote, routeBetween, tariffAt, type Goods, type Tariff } from '#machines/money/freight.ts';
import { tariff } from '../../support/tariff.ts';

const goods: Goods = {
  weightGrams: 1000,
  lengthMm: 100,
  widthMm: 100,
  heightMm: 100,
  chargeType: 'weight',
  orderType: 'standard',
  insureAmount: null,
  storageDays: 0,
};

const quoted = (changed: Partial<Goods>, changedTariff: Partial<Tariff> = {}) =>
  quote({ ...goods, ...changed }, { ...tariff, ...changedTariff });

describe('quote', () => {
  it('the quote charges the base and the platform fee up to the base weight', () => {
    expect(quoted({})).toEqual({
      basic: 3_000_00,
      urgent: 0,
      insurance: 0,
      storage: 0,
      platform: 100_00,
      total: 3_100_00,
      billingWeightGrams: 1000,
      volumeToWeightGrams: 167,
    });
  });

  it.each([
    [0, 3_000_00],
    [999, 3_000_00],
    [1000, 3_000_00],
    [1001, 3_500_00],
    [2000, 3_500_00],
    [2001, 4_000_00],
  ])('the quote charges every started kilogram beyond the base weight: %d g costs %d', (weightGrams, basic) => {
    expect(quoted({ weightGrams }).basic).toBe(basic);
  });

  it('the quote counts the volume only when charged by volume, and then the greater of weight and volume weight', () => {
    const bulky = { lengthMm: 600, widthMm: 500, heightMm: 400 };
    expect(quoted(bulky)).toMatchObject({ volumeToWeightGrams: 20_000, billingWeightGrams: 1000, basic: 3_000_00 });
    expect(quoted({ ...bulky, chargeType: 'volume' })).toMatchObject({ billingWeightGrams: 20_000, basic: 12_500_00 });
    expect(quoted({ chargeType: 'volume' }).billingWeightGrams).toBe(1000);
    expect(quoted({ ...bulky, chargeType: 'volume', weightGrams: 20_001 }).billingWeightGrams).toBe(20_001);
  });

  it('the quote rounds the volume weight half up to grams', () => {
    const side = { widthMm: 1, heightMm: 1, chargeType: 'volume' as const, weightGrams: 0 };
    expect(quoted({ ...side, lengthMm: 2999 }).volumeToWeightGrams).toBe(0);
    expect(quoted({ ...side, lengthMm: 3000 }).volumeToWeightGrams).toBe(1);
    expect(quoted({ ...side, lengthMm: 8999 }).volumeToWeightGrams).toBe(1);
    expect(quoted({ ...side, lengthMm: 9000 }).volumeToWeightGrams).toBe(2);
  });

  it('the quote charges urgency only on urgent orders', () => {
    expect(quoted({ orderType: 'urgent' }).urgent).toBe(2_000_00);
    expect(quoted({ orderType: 'specifiedTime' }).urgent).toBe(0);
  });

  it('the quote charges insurance by basis points, half up', () => {
    expect(quoted({ insureAmount: 200_000_00 }).insurance).toBe(1_000_00);
    expect(quoted({ insureAmount: 99 }).insurance).toBe(0);
    expect(quoted({ insureAmount: 100 }).insurance).toBe(1);
    expect(quoted({ insureAmount: 1_000_000_00 }, { insuranceRateBasisPoints: 1 }).insurance).toBe(100_00);
  });

  it.each([
    [3, 0],
    [4, 300_00],
    [10, 2_100_00],
  ])('the quote for %d days in storage charges %d', (storageDays, storage) => {
    expect(quoted({ storageDays }).storage).toBe(storage);
  });

  it('the quote always sums up, in whole numbers', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 });
    const any = fc.record({
      weightGrams: fc.integer({ min: 0, max: 1_000_000 }),
      lengthMm: fc.integer({ min: 0, max: 3000 }),
      insureAmount: fc.option(amount),
      storageDays: fc.integer({ min: 0, max: 100 }),
      chargeType: fc.constantFrom('weight' as const, 'volume' as const),
      orderType: fc.constantFrom('standard' as const, 'urgent' as const, 'specifiedTime' as const),
    });
    fc.assert(
      fc.property(any, fc.record({ base: amount, perKg: amount, storagePerDay: amount }), (changed, changedTariff) => {
        const fees = feesSchema.parse(quoted(changed, changedTariff));
        expect(fees.total).toBe(fees.basic + fees.urgent + fees.insurance + fees.storage + fees.platform);
        expect(
          quoted({ ...changed, weightGrams: changed.weightGrams + 1 }, changedTariff).total,
        ).toBeGreaterThanOrEqual(fees.total);
      }),
    );
  });
});

describe('routes and tariffs', () => {
  const yangon = { country: 'MM', city: 'MMR013D003' } as const;

  it('the route between two places is known', () => {
    expect(routeBetween(yangon, yangon)).toBe('sameCity');
    expect(routeBetween(yangon, { country: 'MM', city: 'MMR013D004' })).toBe('sameCity');
    expect(routeBetween({ country: 'CN', city: '530102' }, { country: 'CN', city: '5301' })).toBe('sameCity');
    expect(routeBetween(yangon, { country: 'MM', city: 'MMR010D001' })).toBe('crossCity');
    expect(routeBetween({ country: 'CN', city: '5301' }, yangon)).toBe('crossBorder');
  });

  it('the tariff in force is the latest tariff of the route that has begun', () => {
    const kept = ['2026-01-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'].map((validFrom) => ({
      ...tariff,
      validFrom,
    }));
    const at = (instant: string) => tariffAt(kept, 'crossCity', instant)?.validFrom;
    expect(at('2025-12-31T23:59:59.999Z')).toBeUndefined();
    expect(at('2026-01-01T00:00:00.000Z')).toBe(kept[0]?.validFrom);
    expect(at('2026-05-31T23:59:59.999Z')).toBe(kept[0]?.validFrom);
    expect(at('2026-06-01T00:00:00.000Z')).toBe(kept[1]?.validFrom);
    expect(tariffAt(kept, 'sameCity', '2026-07-01T00:00:00.000Z')).toBeUndefined();
  });
});
