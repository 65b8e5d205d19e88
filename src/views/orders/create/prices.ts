import { useEffect, useState } from 'react';
import { goodsSchema, quote, routeBetween, tariffAt, tariffSchema, type Fees } from '#machines/freight.ts';
import type { BranchLookup } from '#machines/order/lookups.ts';
import { failureOf } from '#services/failure.ts';
import { readTariffs, type TariffEntry } from '#services/prices.ts';
import { readBranches } from '#services/references.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

/** What freight is quoted from: the branches and the tariffs that hold. Null parts did not come. */
export interface Prices {
  readonly branches: ReadonlyMap<string, BranchLookup>;
  readonly tariffs: readonly TariffEntry[] | null;
}

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (!failureOf(error)) throw error;
    return null;
  });

/** Reads what freight is quoted from; null until it is here. */
export function usePrices(): Prices | null {
  const [prices, setPrices] = useState<Prices | null>(null);
  useEffect(() => {
    let isWanted = true;
    const options = { ownForbidden: true };
    const load = async (): Promise<void> => {
      const [branches, tariffs] = await Promise.all([orNull(readBranches(options)), orNull(readTariffs(options))]);
      if (isWanted) setPrices({ branches: new Map(branches?.map((branch) => [branch.id, branch])), tariffs });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return prices;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Facts that the machine's rules look at, as far as the form knows them: both branches, and the tariff between them. */
export function lookupsOf(prices: Prices | null, draft: Draft, at: string): Readonly<Record<string, unknown>> {
  const { originBranch, destinationBranch } = draft;
  if (!prices || prices.branches.size === 0 || !originBranch || !destinationBranch) return {};
  const origin = prices.branches.get(text(originBranch)) ?? null;
  const destination = prices.branches.get(text(destinationBranch)) ?? null;
  const places = { places: { origin, destination } };
  if (!prices.tariffs || !origin || !destination) return places;
  const route = routeBetween(placeOf(origin), placeOf(destination));
  return { ...places, tariff: tariffAt(prices.tariffs, route, at) ?? null };
}

const placeOf = ({ country, city }: BranchLookup) => ({
  country: country === 'CN' ? ('CN' as const) : ('MM' as const),
  city,
});

const goodsForm = goodsSchema
  .omit({ storageDays: true })
  .extend({ insureAmount: goodsSchema.shape.insureAmount.default(null) });

/** What the parcel costs as the form stands; null while something needed for it is missing. */
export function quoteOf(lookups: Readonly<Record<string, unknown>>, draft: Draft): Fees | null {
  const tariff = tariffSchema.safeParse(lookups['tariff']);
  const goods = goodsForm.safeParse(draft);
  if (!tariff.success || !goods.success || goods.data.weightGrams === 0) return null;
  return quote({ ...goods.data, storageDays: 0 }, tariff.data);
}
