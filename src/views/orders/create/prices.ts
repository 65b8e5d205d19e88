import { useEffect, useState } from 'react';
import { routeBetween, tariffAt } from '#machines/money/freight.ts';
import type { BranchLookup } from '#machines/order/lookups.ts';
import { inCity } from '#machines/places/cityOfArea.ts';
import { failureOf } from '#services/failure.ts';
import { readTariffs, type TariffEntry } from '#services/prices.ts';
import { readBranches } from '#services/references.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

/** Inputs of a freight quote: the branches and the tariffs in force. A part is null if it did not load. */
export interface Prices {
  readonly branches: ReadonlyMap<string, BranchLookup>;
  readonly tariffs: readonly TariffEntry[] | null;
}

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (!failureOf(error)) throw error;
    return null;
  });

/** Loads the inputs of a freight quote; null until they have loaded. */
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

/** Returns the lookups that the machine's rules read, as far as the form has them: both branches and the tariff between them. */
export function lookupsOf(prices: Prices | null, draft: Draft, at: string): Readonly<Record<string, unknown>> {
  const { originBranch, destinationBranch } = draft;
  if (!prices || prices.branches.size === 0 || !originBranch || !destinationBranch) return {};
  const origin = prices.branches.get(text(originBranch)) ?? null;
  const destination = prices.branches.get(text(destinationBranch)) ?? null;
  const places = { places: { origin: origin && inCity(origin), destination: destination && inCity(destination) } };
  if (!prices.tariffs || !origin || !destination) return places;
  const route = routeBetween(placeOf(origin), placeOf(destination));
  return { ...places, tariff: tariffAt(prices.tariffs, route, at) ?? null };
}

const placeOf = ({ country, city }: BranchLookup) => ({
  country: country === 'CN' ? ('CN' as const) : ('MM' as const),
  city,
});
