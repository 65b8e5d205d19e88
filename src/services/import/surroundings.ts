import { allRows, type Row } from '../page.ts';
import { readRates, readTariffs } from '../prices.ts';
import { readAreas, readBranches, readStations, type Area } from '../references.ts';
import type { ImportLookups } from './lookups.ts';
import type { NameLists } from './messages.ts';
import type { Named, NameOf } from './names.ts';
import type { ImportTemplate } from './template.ts';

/** All that rows are judged by, read once for a file. */
export interface Surroundings {
  readonly lookups: ImportLookups | null;
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

/** Areas below the countries, states and provinces at depth 0. */
const areasOf = (areas: readonly Area[], depth = -1, within?: string): Named[] =>
  areas.flatMap(({ value, label, children }) => [
    { id: value, names: [label], depth, ...(within !== undefined && { within }) },
    ...areasOf(children ?? [], depth + 1, label),
  ]);

/** Reads the master data that the rows of an import name. */
export async function readSurroundings({ machine, columns }: ImportTemplate): Promise<Surroundings> {
  const quiet = { ownForbidden: true };
  const isOrder = machine === 'order';
  const wanted = new Set(columns.flatMap(({ kind }): NameOf[] => ('of' in kind ? [kind.of] : [])));
  const when = <Answer>(isWanted: boolean, read: () => Promise<Answer>): Promise<Answer | null> =>
    isWanted ? orNull(read()) : Promise.resolve(null);
  const [branches, tariffs, rates, merchants, stations, areas, roles, departments] = await Promise.all([
    when(wanted.has('branch'), () => readBranches(quiet)),
    when(isOrder, () => readTariffs(quiet)),
    when(isOrder, () => readRates(quiet)),
    when(wanted.has('merchant'), () => allRows('merchant', {}, quiet)),
    when(wanted.has('station'), () => readStations(quiet)),
    when(wanted.has('area'), () => readAreas(quiet)),
    when(wanted.has('role'), () => allRows('role', {}, quiet)),
    when(wanted.has('department'), () => allRows('department', {}, quiet)),
  ]);
  return {
    lookups: isOrder
      ? {
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
        }
      : null,
    names: {
      branch: branches?.map(named) ?? null,
      merchant: merchants?.map(named) ?? null,
      station: stations?.map(({ id, nameEn, nameZh }) => ({ id, names: [nameEn, nameZh] })) ?? null,
      area: areas && areasOf(areas),
      role: roles?.map(named) ?? null,
      department: departments?.map(named) ?? null,
    },
  };
}
