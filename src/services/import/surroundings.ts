import type { Tariff } from '#machines/freight.ts';
import { allRows, type Row } from '../page.ts';
import { readAreas, readStations, type Area } from '../references.ts';
import type { Facts } from './facts.ts';
import type { NameLists } from './messages.ts';
import type { Named } from './names.ts';

/** All that rows are judged by, read once for a file. */
export interface Surroundings {
  readonly facts: Facts;
  readonly names: NameLists;
}

const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null for what the person may not look at, or what did not come: the server still judges by it. */
const rowsOf = (machine: string): Promise<readonly Row[] | null> =>
  allRows(machine, { filters: REGISTERED }, { ownForbidden: true }).catch(() => null);

const named = (row: Row): Named => ({
  id: row.id,
  names: ['name', 'nameZh', 'code', 'abbreviation'].map((field) => textOf(row[field])).filter(Boolean),
});

const areasOf = (areas: readonly Area[]): Named[] =>
  areas.flatMap(({ value, label, children }) => [{ id: value, names: [label] }, ...areasOf(children ?? [])]);

/** Reads the master data that the rows of an import name. */
export async function readSurroundings(): Promise<Surroundings> {
  const quiet = { ownForbidden: true };
  const [branches, tariffs, rates, merchants, stations, areas] = await Promise.all([
    rowsOf('branch'),
    rowsOf('tariff'),
    rowsOf('exchangeRate'),
    allRows('merchant', {}, { ownForbidden: true }).catch(() => null),
    readStations(quiet).catch(() => null),
    readAreas(quiet).catch(() => null),
  ]);
  return {
    facts: {
      branches:
        branches?.map((row) => ({
          id: row.id,
          country: textOf(row['country']),
          city: textOf(row['city']),
          enabled: row['enabled'] === true,
        })) ?? null,
      tariffs: tariffs?.map((row) => row as Row & Tariff) ?? null,
      rates:
        rates?.map((row) => ({
          id: row.id,
          validFrom: textOf(row['validFrom']),
          kyatPerYuan: Number(row['kyatPerYuan']),
        })) ?? null,
      merchants:
        merchants?.map((row) => ({
          id: row.id,
          name: textOf(row['name']),
          enabled: row['enabled'] === true,
        })) ?? null,
      stations: stations?.map(({ id, kind }) => ({ id, kind })) ?? null,
    },
    names: {
      branch: branches?.map(named) ?? null,
      merchant: merchants?.map(named) ?? null,
      station: stations?.map(({ id, nameEn, nameZh }) => ({ id, names: [nameEn, nameZh] })) ?? null,
      area: areas && areasOf(areas),
    },
  };
}
