import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { means } from '../kit/meaning.ts';
import { areOneCity } from '../places/cityOfArea.ts';

const wholeNumber = z.number().int().nonnegative();

/** Routes that have tariffs. */
export const routes = ['sameCity', 'crossCity', 'crossBorder'] as const;
export type Route = (typeof routes)[number];

/** Goods and service of a quote (§3). Lengths in millimetres, money in hundredths of MMK. */
export const goodsSchema = z.object({
  weightGrams: wholeNumber.max(100_000_000),
  lengthMm: wholeNumber.max(20_000),
  widthMm: wholeNumber.max(20_000),
  heightMm: wholeNumber.max(20_000),
  chargeType: z.enum(['weight', 'volume']),
  orderType: z.enum(['standard', 'urgent', 'specifiedTime']),
  insureAmount: wholeNumber.max(100_000_000_000).nullable(),
  storageDays: wholeNumber.max(3650),
});
export type Goods = z.infer<typeof goodsSchema>;

const kyat = means(wholeNumber.max(100_000_000_000), { currency: 'MMK' });

/** Fields of a tariff, as the tariff register stores them. Money in hundredths of MMK. */
export const tariffShape = {
  name: lineText.min(2).max(40),
  route: z.enum(routes),
  /** Price up to `baseWeightGrams`. */
  base: kyat,
  baseWeightGrams: wholeNumber.max(100_000_000),
  /** Price of each started kilogram above the base weight. */
  perKg: kyat,
  /** Cubic centimetres that count as one kilogram. */
  volumeDivisor: z.number().int().positive().max(1_000_000),
  urgentFee: kyat,
  insuranceRateBasisPoints: wholeNumber.max(10_000),
  storagePerDay: kyat,
  storageFreeDays: wholeNumber.max(365),
  platformFee: kyat,
  /** UTC instant, with milliseconds, from which the tariff applies. */
  validFrom: z.iso.datetime({ precision: 3 }),
};
export const tariffSchema = z.object(tariffShape);
export type Tariff = z.infer<typeof tariffSchema>;

/** Price of a parcel in hundredths of MMK, and the weights it is based on (§3). */
export const feesSchema = z.object({
  basic: wholeNumber,
  urgent: wholeNumber,
  insurance: wholeNumber,
  storage: wholeNumber,
  platform: wholeNumber,
  total: wholeNumber,
  billingWeightGrams: wholeNumber,
  volumeToWeightGrams: wholeNumber,
});
export type Fees = z.infer<typeof feesSchema>;

/** Divides whole numbers, rounding half up. */
const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Volume weight in grams: cubic millimetres over a divisor in cubic centimetres per kilogram (the factors of 1,000
 * cancel).
 */
const volumeWeight = (goods: Goods, divisor: number): number =>
  divideHalfUp(goods.lengthMm * goods.widthMm * goods.heightMm, divisor);

/**
 * Calculates the freight of a parcel: base, started kilograms, urgent, insurance, storage and platform fee. Volume
 * billing uses the greater of weight and volume weight. Integers only.
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

const goodsForm = goodsSchema
  .omit({ storageDays: true })
  .extend({ insureAmount: goodsSchema.shape.insureAmount.default(null) });

/** Returns the price of a form's parcel under a tariff; null while an input is missing. */
export function quoteOf(form: unknown, tariff: unknown): Fees | null {
  const known = tariffSchema.safeParse(tariff);
  const goods = goodsForm.safeParse(form);
  if (!known.success || !goods.success || goods.data.weightGrams === 0) return null;
  return quote({ ...goods.data, storageDays: 0 }, known.data);
}

/** Origin or destination of a parcel, for choosing its tariff. `city` is an area code. */
export interface Place {
  readonly country: 'MM' | 'CN';
  readonly city: string;
}

/** Returns the route that determines the tariff between two places. */
export const routeBetween = (from: Place, to: Place): Route => {
  if (from.country !== to.country) return 'crossBorder';
  return areOneCity(from.city, to.city) ? 'sameCity' : 'crossCity';
};

/** Returns the latest tariff of a route that applies at an instant (UTC ISO); undefined if none applies yet. */
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
