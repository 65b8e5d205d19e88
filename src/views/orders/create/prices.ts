import { useEffect, useState } from 'react';
import { goodsSchema, quote, routeBetween, tariffAt, tariffSchema, type Fees, type Tariff } from '#machines/freight.ts';
import type { BranchFact } from '#machines/order/known.ts';
import { failureOf } from '#services/failure.ts';
import { allRows, type Row } from '#services/page.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

/** What freight is quoted from: the branches and the tariffs that hold. Null parts may not be looked at by this person. */
export interface Prices {
  readonly branches: ReadonlyMap<string, BranchFact>;
  readonly tariffs: readonly (Tariff & { readonly id: string })[] | null;
}

const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

const branchFact = (row: Row): BranchFact => ({
  id: row.id,
  country: String(row['country']),
  city: String(row['city']),
  enabled: row['enabled'] === true,
});

const tariffsOf = (rows: readonly Row[]): (Tariff & { id: string })[] =>
  rows.flatMap((row) => {
    const tariff = tariffSchema.safeParse(row);
    return tariff.success ? [{ ...tariff.data, id: row.id }] : [];
  });

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
    const read = (machine: string) => orNull(allRows(machine, { filters: REGISTERED }, options));
    const load = async (): Promise<void> => {
      const [branches, tariffs] = await Promise.all([read('branch'), read('tariff')]);
      if (!isWanted) return;
      setPrices({
        branches: new Map((branches ?? []).map((row) => [row.id, branchFact(row)])),
        tariffs: tariffs && tariffsOf(tariffs),
      });
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
export function knownOf(prices: Prices | null, draft: Draft, at: string): Readonly<Record<string, unknown>> {
  const { originBranch, destinationBranch } = draft;
  if (!prices || prices.branches.size === 0 || !originBranch || !destinationBranch) return {};
  const origin = prices.branches.get(text(originBranch)) ?? null;
  const destination = prices.branches.get(text(destinationBranch)) ?? null;
  const places = { places: { origin, destination } };
  if (!prices.tariffs || !origin || !destination) return places;
  const route = routeBetween(placeOf(origin), placeOf(destination));
  return { ...places, tariff: tariffAt(prices.tariffs, route, at) ?? null };
}

const placeOf = ({ country, city }: BranchFact) => ({
  country: country === 'CN' ? ('CN' as const) : ('MM' as const),
  city,
});

const goodsForm = goodsSchema
  .omit({ storageDays: true })
  .extend({ insureAmount: goodsSchema.shape.insureAmount.default(null) });

/** What the parcel costs as the form stands; null while something needed for it is missing. */
export function quoteOf(known: Readonly<Record<string, unknown>>, draft: Draft): Fees | null {
  const tariff = tariffSchema.safeParse(known['tariff']);
  const goods = goodsForm.safeParse(draft);
  if (!tariff.success || !goods.success || goods.data.weightGrams === 0) return null;
  return quote({ ...goods.data, storageDays: 0 }, tariff.data);
}
