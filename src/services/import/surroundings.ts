import { allRows, type Row } from '../page.ts';
import { readRates, readTariffs } from '../prices.ts';
import { namedAreas } from '../areaNames.ts';
import { readAreas, readBranches, readMerchantNames, readStations } from '../references.ts';
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

type Entry = Pick<Row, 'id'> & Readonly<Partial<Record<(typeof NAMES)[number] | 'state' | 'enabled', unknown>>>;

const named = (entry: Entry): Named => ({
  id: entry.id,
  names: NAMES.map((field) => textOf(entry[field])).filter(Boolean),
  ...((entry.state === 'retired' || entry.enabled === false) && { gone: true }),
});

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
    when(wanted.has('merchant'), () => readMerchantNames(quiet)),
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
          merchants,
          stations: stations?.map(({ id, kind }) => ({ id, kind })) ?? null,
        }
      : null,
    names: {
      branch: branches?.map(named) ?? null,
      merchant: merchants?.map(named) ?? null,
      station: stations?.map(({ id, nameEn, nameZh }) => ({ id, names: [nameEn, nameZh] })) ?? null,
      area: areas && namedAreas(areas),
      role: roles?.map(named) ?? null,
      department: departments?.map(named) ?? null,
    },
  };
}
