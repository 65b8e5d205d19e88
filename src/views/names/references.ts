import type { Offered } from '#i18n/fieldKind.ts';
import type { Language } from '#i18n/languages.ts';
import { holdsOneOf } from '#machines/session/holds.ts';
import { namedAreas } from '#services/areaNames.ts';
import { allRows, type Row } from '#services/page.ts';
import {
  readAreas,
  readBranches,
  readCouriers,
  readMerchantNames,
  readQuestions,
  readRoleNames,
  readStations,
  type PersonEntry,
} from '#services/references.ts';
import { session } from '#services/session.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';
import { named, OPTIONS, REGISTERED, text, type Named } from './namedRows.ts';

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const toReferences = (rows: readonly Named[], language: Language): Reference[] =>
  rows.map((row) => ({
    id: row.id,
    label: named(row, language),
    names: [text(row['name']), text(row['nameZh'])],
    description: row.id,
    ...((row['state'] === 'retired' || row['enabled'] === false) && { gone: true }),
    ...(row['permissions'] !== undefined && { needs: listOf(row['permissions']) }),
  }));

const keptUnder = async (machine: string, language: Language): Promise<readonly Reference[]> =>
  toReferences(await allRows(machine, {}, OPTIONS), language);

/** Tests whether the person may read what a role permits, by which it is offered. */
const mayReadRoles = (): boolean => holdsOneOf(session.getSnapshot().context.user?.roles ?? [], ['role.read']);

const areaReferences = async (): Promise<readonly Reference[]> =>
  namedAreas(await readAreas(OPTIONS)).map(({ id, label, names, depth, above }) => ({
    id,
    label,
    names,
    depth,
    above: above.map((area) => area.id),
    description: above.map((area) => area.label).join(' · '),
  }));

/** A business customer's colleague has no staff code. */
const described = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const colleague = (row: Row): Reference => ({
  id: row.id,
  label: text(row['nickName']),
  description: described(text(row['staffCode']), text(row['operateBranch'])),
  branch: text(row['operateBranch']),
  ...(row['status'] === 'quit' && { gone: true }),
});

const toPerson = ({ id, name, staffCode, branch }: PersonEntry): Reference => ({
  id,
  label: name,
  description: described(staffCode, branch),
});

/** Source of the names of each kind of reference. */
const SOURCES: Readonly<Record<Offered, (language: Language) => Promise<readonly Reference[]>>> = {
  branch: async (language) => toReferences(await readBranches(OPTIONS), language),
  merchant: async (language) => toReferences(await readMerchantNames(OPTIONS), language),
  carrier: (language) => keptUnder('carrier', language),
  // A shelf's number is its label after the branch: MDY-A12.
  shelf: async () => {
    const rows = await allRows('shelf', { filters: REGISTERED }, OPTIONS);
    return rows.map(({ id }) => ({ id, label: id }));
  },
  department: async (language) =>
    (await import('./referenceTrees.ts')).departments(language, await SOURCES.branch(language)),
  menu: async (language) => (await import('./referenceTrees.ts')).menus(language),
  role: async (language) =>
    mayReadRoles() ? keptUnder('role', language) : toReferences(await readRoleNames(OPTIONS), language),
  car: async () => {
    const rows = await allRows('car', { filters: REGISTERED }, OPTIONS);
    return rows.map((row) => ({ id: row.id, label: text(row['plateNumber']) || row.id, description: row.id }));
  },
  staff: async () => (await allRows('staff', {}, OPTIONS)).map(colleague),
  maintainer: async () => {
    const rows = await allRows('staff', {}, OPTIONS);
    return rows.map((row) => ({
      ...colleague(row),
      id: text(row['staffCode']),
      gone: row['status'] !== 'onJob' || row['enabled'] !== true,
    }));
  },
  collector: async () => (await readCouriers(OPTIONS)).take.map(toPerson),
  deliverer: async () => (await readCouriers(OPTIONS)).deliver.map(toPerson),
  station: async (language) =>
    (await readStations(OPTIONS)).map(({ id, nameEn, nameZh }) => ({
      id,
      label: language === 'zh' ? nameZh : nameEn,
      names: [nameEn, nameZh],
    })),
  area: areaReferences,
  question: async (language) => {
    const own = (await readQuestions(OPTIONS)).filter((one) => one.language === (language === 'zh' ? 'cn' : 'us'));
    const subjects = new Map(own.map(({ id, name }) => [String(id), name]));
    return own.map(({ id, pid, name }) => {
      const subject = subjects.get(String(pid));
      return { id: String(id), label: name, ...(subject !== undefined && { description: subject }) };
    });
  },
};

/** Loads all values that a field can refer to, named in a language. Rejects without permission. */
export const referencesOf = (name: Offered, language: Language): Promise<readonly Reference[]> =>
  SOURCES[name](language);

const BEHIND: Readonly<Partial<Record<Offered, string | null>>> = {
  maintainer: 'staff',
  collector: 'staff',
  deliverer: 'staff',
  area: null,
};

/** Returns the record type whose events change the entries of a kind; null for areas, which never change. */
export const recordsBehind = (name: Offered): string | null => {
  const machine = BEHIND[name];
  return machine === undefined ? name : machine;
};

/** Record types whose refusals name places. */
const NAMES_AREAS = ['order', 'branch', 'staff', 'station', 'area'];

/** Record types whose refusals name the station that holds a parcel: the parcel's, and those that judge it. */
const NAMES_STATIONS = ['order', 'package', 'shipment', 'storageScan', 'arrivalScan', 'inventoryTask'];

/** Returns the kinds of names that refusals of a record type may need. */
export const namesInRefusals = (
  machine: string,
): readonly [Offered, Offered | null, Offered | null, Offered | null] => [
  'branch',
  machine === 'workOrder' ? 'department' : machine === 'courierCash' ? 'staff' : null,
  NAMES_AREAS.includes(machine) ? 'area' : null,
  NAMES_STATIONS.includes(machine) ? 'station' : null,
];
