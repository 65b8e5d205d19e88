import { z } from 'zod';
import { means } from './kit/meaning.ts';

const whole = z.number().int().nonnegative();

/** Routes that tariffs are kept for. */
export const routes = ['sameCity', 'crossCity', 'crossBorder'] as const;
export type Route = (typeof routes)[number];

/** What a quote needs to know of the goods and the service (§3). Lengths in millimetres, money in hundredths of MMK. */
export const goodsSchema = z.object({
  weightGrams: whole.max(100_000_000),
  lengthMm: whole.max(20_000),
  widthMm: whole.max(20_000),
  heightMm: whole.max(20_000),
  chargeType: z.enum(['weight', 'volume']),
  orderType: z.enum(['standard', 'urgent', 'specifiedTime']),
  insureAmount: whole.max(100_000_000_000).nullable(),
  storageDays: whole.max(3650),
});
export type Goods = z.infer<typeof goodsSchema>;

const kyat = means(whole.max(100_000_000_000), { currency: 'MMK' });

/** A tariff's fields; the tariff register keeps exactly these. Money in hundredths of MMK. */
export const tariffShape = {
  name: z.string().trim().min(2).max(40),
  route: z.enum(routes),
  /** Covers the first `baseWeightGrams`. */
  base: kyat,
  baseWeightGrams: whole.max(100_000_000),
  /** For every started kilogram beyond. */
  perKg: kyat,
  /** Cubic centimetres that count as one kilogram. */
  volumeDivisor: z.number().int().positive().max(1_000_000),
  urgentFee: kyat,
  insuranceRateBasisPoints: whole.max(10_000),
  storagePerDay: kyat,
  storageFreeDays: whole.max(365),
  platformFee: kyat,
  /** UTC instant, with milliseconds, from which the tariff holds. */
  validFrom: z.iso.datetime({ precision: 3 }),
};
export const tariffSchema = z.object(tariffShape);
export type Tariff = z.infer<typeof tariffSchema>;

/** What a parcel costs, in hundredths of MMK, and the weights the answer rests on (§3). */
export const feesSchema = z.object({
  basic: whole,
  urgent: whole,
  insurance: whole,
  storage: whole,
  platform: whole,
  total: whole,
  billingWeightGrams: whole,
  volumeToWeightGrams: whole,
});
export type Fees = z.infer<typeof feesSchema>;

/** A fraction of whole numbers, rounded half up. */
const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Cubic millimetres over a divisor in cubic centimetres per kilogram: the thousands cancel, grams remain. */
const volumeWeight = (goods: Goods, divisor: number): number =>
  divideHalfUp(goods.lengthMm * goods.widthMm * goods.heightMm, divisor);

/**
 * The freight of a parcel: base, started kilograms beyond it (the usual rule of express carriers), urgent, insurance,
 * storage and platform fee. Billed by volume, the greater of weight and volume weight counts. Pure whole numbers.
 */
export const quote = (goods: Goods, tariff: Tariff): Fees => {
  const volumeToWeightGrams = volumeWeight(goods, tariff.volumeDivisor);
  const billingWeightGrams =
    goods.chargeType === 'volume' ? Math.max(goods.weightGrams, volumeToWeightGrams) : goods.weightGrams;
  const kilogramsBeyond = Math.ceil(Math.max(0, billingWeightGrams - tariff.baseWeightGrams) / 1000);
  const basic = tariff.base + kilogramsBeyond * tariff.perKg;
  const urgent = goods.orderType === 'urgent' ? tariff.urgentFee : 0;
  const insurance = divideHalfUp((goods.insureAmount ?? 0) * tariff.insuranceRateBasisPoints, 10_000);
  const storage = Math.max(0, goods.storageDays - tariff.storageFreeDays) * tariff.storagePerDay;
  const platform = tariff.platformFee;
  const total = basic + urgent + insurance + storage + platform;
  return { basic, urgent, insurance, storage, platform, total, billingWeightGrams, volumeToWeightGrams };
};

/** Where a parcel leaves from or goes to, as far as its tariff is concerned. `city` is an area code. */
export interface Place {
  readonly country: 'MM' | 'CN';
  readonly city: string;
}

/** The route whose tariff counts between two places. */
export const routeBetween = (from: Place, to: Place): Route => {
  if (from.country !== to.country) return 'crossBorder';
  return from.city === to.city ? 'sameCity' : 'crossCity';
};

/** The tariff of a route at an instant (UTC ISO): the latest that has begun; undefined when none has. */
export const tariffAt = <Kept extends Pick<Tariff, 'route' | 'validFrom'>>(
  tariffs: readonly Kept[],
  route: Route,
  at: string,
): Kept | undefined =>
  tariffs
    .filter((tariff) => tariff.route === route && Date.parse(tariff.validFrom) <= Date.parse(at))
    .reduce<Kept | undefined>(
      (latest, tariff) => (!latest || Date.parse(tariff.validFrom) > Date.parse(latest.validFrom) ? tariff : latest),
      undefined,
    );
