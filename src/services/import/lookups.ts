import { routeBetween, tariffAt, type Place, type Tariff } from '#machines/money/freight.ts';
import { inCity } from '#machines/places/cityOfArea.ts';

/** A branch as the rules of an order look at it. */
interface BranchLookup {
  readonly id: string;
  readonly country: string;
  readonly city: string;
  readonly enabled: boolean;
}

/** Lookups that the page could read, once for the whole file; null for those it may not read. */
export interface ImportLookups {
  readonly branches: readonly BranchLookup[] | null;
  readonly tariffs: readonly (Tariff & { readonly id: string })[] | null;
  readonly rates: readonly { readonly id: string; readonly validFrom: string; readonly kyatPerYuan: number }[] | null;
  readonly stations: readonly { readonly id: string; readonly kind: 'station' | 'airport' }[] | null;
  readonly merchants: readonly { readonly id: string; readonly name: string; readonly enabled: boolean }[] | null;
}

const isCountry = (country: string): country is Place['country'] => country === 'MM' || country === 'CN';

const placeOf = ({ country, city }: BranchLookup): Place | null => (isCountry(country) ? { country, city } : null);

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]));

/** The lookups of one order to be created, by the server's names; absent ones leave their rules silent. */
export function createKnowing({ branches, tariffs, rates, stations, merchants }: ImportLookups, at: string) {
  const branchOf = branches && byId(branches);
  const stationOf = stations && byId(stations);
  const merchantOf = merchants && byId(merchants);
  const rate = rates
    ?.filter(({ validFrom }) => validFrom <= at)
    .reduce<(typeof rates)[number] | null>((last, one) => (!last || one.validFrom > last.validFrom ? one : last), null);

  return (data: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const lookups: Record<string, unknown> = {};
    const text = (field: string): string => {
      const value = data[field];
      return typeof value === 'string' ? value : '';
    };
    if (branchOf) {
      const origin = branchOf.get(text('originBranch')) ?? null;
      const destination = branchOf.get(text('destinationBranch')) ?? null;
      lookups['places'] = { origin: origin && inCity(origin), destination: destination && inCity(destination) };
      const [from, to] = [origin && placeOf(origin), destination && placeOf(destination)];
      if (tariffs && from && to) {
        const found = tariffAt(tariffs, routeBetween(from, to), at);
        lookups['tariff'] = found ? { id: found.id, tariff: found } : null;
      }
    }
    if (rates) lookups['rate'] = rate ? { id: rate.id, kyatPerYuan: rate.kyatPerYuan } : null;
    if (stationOf) lookups['station'] = stationOf.get(text('station')) ?? null;
    if (merchantOf) lookups['merchant'] = merchantOf.get(text('merchant')) ?? null;
    return lookups;
  };
}
