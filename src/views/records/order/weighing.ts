import type { Fees, Tariff } from '#machines/money/freight.ts';
import type { Order } from '#machines/order/context.ts';
import { priced } from '#machines/order/evolve/priced.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

const MEASURED = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const;

type Measures = Pick<Order, (typeof MEASURED)[number]>;

/** A new measurement beside the present one. */
export interface Weighing {
  readonly declaredGrams: number;
  readonly presentGrams: number;
  readonly weighedGrams: number;
  readonly present: Fees;
  /** The new price; null while no tariff is there. */
  readonly next: Fees | null;
}

const isMeasure = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Weight with which the order was made: that before the first change. */
const declaredOf = ({ modifications, weightGrams }: Order): number => {
  const first = modifications.find(({ field }) => field === 'weightGrams')?.before;
  return typeof first === 'number' ? first : weightGrams;
};

/** Compares what a form measures with the order, at the price that the machine will reckon; null until a weight is typed. */
export function weighingOf(order: Order, data: Draft, tariff: Tariff | null): Weighing | null {
  if (!isMeasure(data['weightGrams'])) return null;
  const measured: Partial<Measures> = Object.fromEntries(
    MEASURED.flatMap((name) => (isMeasure(data[name]) ? [[name, data[name]]] : [])),
  );
  return {
    declaredGrams: declaredOf(order),
    presentGrams: order.weightGrams,
    weighedGrams: data['weightGrams'],
    present: order.fees,
    next: tariff && priced({ ...order, ...measured }, tariff),
  };
}
