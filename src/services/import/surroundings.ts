import { allRows, type Row } from '../page.ts';
import { readRates, readTariffs } from '../prices.ts';
import { readAreas, readBranches, readStations, type Area } from '../references.ts';
import type { ImportLookups } from './lookups.ts';
import type { NameLists } from './messages.ts';
import type { Named } from './names.ts';

/** All that rows are judged by, read once for a file. */
export interface Surroundings {
  readonly lookups: ImportLookups;
  readonly names: NameLists;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null for what the person may not look at, or what did not come: the server still judges by it. */
const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

const NAMES = ['name', 'nameZh', 'code', 'abbreviation'] as const;

const named = (entry: Pick<Row, 'id'> & Readonly<Partial<Record<(typeof NAMES)[number], unknown>>>): Named => ({
  id: entry.id,
  names: NAMES.map((field) => textOf(entry[field])).filter(Boolean),
});

const areasOf = (areas: readonly Area[]): Named[] =>
  areas.flatMap(({ value, label, children }) => [{ id: value, names: [label] }, ...areasOf(children ?? [])]);

/** Reads the master data that the rows of an import name. */
export async function readSurroundings(): Promise<Surroundings> {
  const quiet = { ownForbidden: true };
  const [branches, tariffs, rates, merchants, stations, areas] = await Promise.all([
    orNull(readBranches(quiet)),
    orNull(readTariffs(quiet)),
    orNull(readRates(quiet)),
    orNull(allRows('merchant', {}, quiet)),
    orNull(readStations(quiet)),
    orNull(readAreas(quiet)),
  ]);
  return {
    lookups: {
      branches,
      tariffs,
      rates,
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
