import type { Tariff } from '#machines/money/freight.ts';

/** A tariff between cities, in force since 2026. */
export const tariff: Tariff = {
  name: 'Cross city',
  route: 'crossCity',
  base: 3_000_00,
  baseWeightGrams: 1000,
  perKg: 500_00,
  volumeDivisor: 6000,
  urgentFee: 2_000_00,
  insuranceRateBasisPoints: 50,
  storagePerDay: 300_00,
  storageFreeDays: 3,
  platformFee: 100_00,
  validFrom: '2026-01-01T00:00:00.000Z',
};
