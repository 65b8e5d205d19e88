import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { AskOptions } from '#services/http.ts';
import { allRows, type Row } from '#services/page.ts';
import {
  readAreas,
  readCouriers,
  readQuestions,
  readStations,
  type Area,
  type PersonEntry,
} from '#services/references.ts';
import { useWords } from '#views/words.tsx';
import type { Offered } from './kind.ts';
import { useOffice } from './office.ts';

/** Something a field can refer to: its id, its name in the person's language, and what tells it from its like. */
export interface Reference {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
}

/** All that a field can refer to, as far as it is known. `failed`: it may not be looked at, or did not come. */
export interface References {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly entries: readonly Reference[];
  readonly byId: ReadonlyMap<string, Reference>;
}

const OPTIONS: AskOptions = { ownForbidden: true };
const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const named = (row: Row, language: Language): string =>
  (language === 'zh' && text(row['nameZh'])) || text(row['name']) || row.id;

async function keptUnder(machine: string, language: Language): Promise<readonly Reference[]> {
  const rows = await allRows(machine, {}, OPTIONS);
  return rows.map((row) => ({ id: row.id, label: named(row, language), description: row.id }));
}

const flattened = (areas: readonly Area[], above: readonly string[] = []): Reference[] =>
  areas.flatMap(({ value, label, children }) => [
    { id: value, label, ...(above.length > 0 && { description: above.toReversed().join(' · ') }) },
    ...flattened(children ?? [], [...above, label]),
  ]);

const toPerson = ({ id, name, staffCode, branch }: PersonEntry): Reference => ({
  id,
  label: name,
  description: `${staffCode} · ${branch}`,
});

/** Where the names of each kind of reference come from. */
const SOURCES: Readonly<Record<Offered, (language: Language) => Promise<readonly Reference[]>>> = {
  branch: async (language) => {
    const rows = await allRows('branch', { filters: REGISTERED }, OPTIONS);
    return rows.map((row) => ({ id: row.id, label: named(row, language), description: row.id }));
  },
  merchant: (language) => keptUnder('merchant', language),
  carrier: (language) => keptUnder('carrier', language),
  // Its number is what is written on it, after its branch: MDY-A12.
  shelf: async () => {
    const rows = await allRows('shelf', { filters: REGISTERED }, OPTIONS);
    return rows.map(({ id }) => ({ id, label: id }));
  },
  department: (language) => keptUnder('department', language),
  role: (language) => keptUnder('role', language),
  car: async () => {
    const rows = await allRows('car', { filters: REGISTERED }, OPTIONS);
    return rows.map((row) => ({ id: row.id, label: text(row['plateNumber']) || row.id, description: row.id }));
  },
  staff: async () => {
    const rows = await allRows('staff', {}, OPTIONS);
    return rows.map((row) => ({
      id: row.id,
      label: text(row['nickName']),
      description: `${text(row['staffCode'])} · ${text(row['operateBranch'])}`,
    }));
  },
  collector: async () => (await readCouriers(OPTIONS)).take.map(toPerson),
  deliverer: async () => (await readCouriers(OPTIONS)).deliver.map(toPerson),
  station: async (language) =>
    (await readStations(OPTIONS)).map(({ id, nameEn, nameZh }) => ({ id, label: language === 'zh' ? nameZh : nameEn })),
  area: async () => (await readAreas(OPTIONS)).flatMap(({ label, children }) => flattened(children ?? [], [label])),
  question: async (language) => {
    const own = (await readQuestions(OPTIONS)).filter((one) => one.language === (language === 'zh' ? 'cn' : 'us'));
    const subjects = new Map(own.map(({ id, name }) => [String(id), name]));
    return own.map(({ id, pid, name }) => {
      const subject = subjects.get(String(pid));
      return { id: String(id), label: name, ...(subject !== undefined && { description: subject }) };
    });
  },
};

const LOADING: References = { status: 'loading', entries: [], byId: new Map() };
const FAILED: References = { status: 'failed', entries: [], byId: new Map() };

const kept = new Map<string, References>();
const listeners = new Set<() => void>();

const keep = (key: string, references: References): void => {
  kept.set(key, references);
  for (const listener of listeners) listener();
};

const ready = (entries: readonly Reference[]): References => ({
  status: 'ready',
  entries,
  byId: new Map(entries.map((entry) => [entry.id, entry])),
});

async function load(name: Offered, language: Language, key: string): Promise<void> {
  kept.set(key, LOADING);
  try {
    const entries = await SOURCES[name](language);
    keep(key, ready(entries));
  } catch (error) {
    // Nobody is told (§8): a name that is missing is written as its id.
    console.error(name, error);
    keep(key, FAILED);
  }
}

const nothing: References = { status: 'ready', entries: [], byId: new Map() };

/** What a field can refer to, asked for once per language; null asks for nothing. */
export const useReferences = (name: Offered | null): References => {
  const { language } = useWords();
  const office = useOffice();
  const own = useMemo(
    () => (office && name ? ready(office.referencesOf(name, language)) : null),
    [office, name, language],
  );
  const key = `${name} ${language}`;
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const known = kept.get(key);
      if (name && !own && (!known || known.status === 'failed')) void load(name, language, key);
      return () => listeners.delete(listener);
    },
    [name, language, key, own],
  );
  return useSyncExternalStore(subscribe, () => own ?? (name ? (kept.get(key) ?? LOADING) : nothing));
};
