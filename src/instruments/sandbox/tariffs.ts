import type { Tariff } from '#machines/money/freight.ts';

const terms = {
  baseWeightGrams: 1000,
  volumeDivisor: 6000,
  insuranceRateBasisPoints: 50,
  storagePerDay: 300_00,
  storageFreeDays: 3,
} as const;

/** Returns the tariffs of a made-up company from a time (UTC ISO), hundredths of MMK. */
export const tariffsFrom = (validFrom: string): readonly Tariff[] => [
  {
    ...terms,
    name: 'Same city',
    route: 'sameCity',
    base: 2_500_00,
    perKg: 400_00,
    urgentFee: 1_500_00,
    platformFee: 100_00,
    validFrom,
  },
  {
    ...terms,
    name: 'Cross city',
    route: 'crossCity',
    base: 4_000_00,
    perKg: 800_00,
    urgentFee: 2_500_00,
    platformFee: 100_00,
    validFrom,
  },
  {
    ...terms,
    name: 'Cross border',
    route: 'crossBorder',
    base: 12_000_00,
    perKg: 3_500_00,
    urgentFee: 6_000_00,
    insuranceRateBasisPoints: 100,
    platformFee: 300_00,
    validFrom,
  },
];
