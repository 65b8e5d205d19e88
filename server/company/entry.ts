import type { Dictionary, Menu, Question, Role } from '#machines/registers/index.ts';

/** The kinds of entries that the standard company consists of, with the fields of each. */
export interface CompanyEntries {
  readonly role: readonly Role[];
  readonly menu: readonly Menu[];
  readonly dictionary: readonly Dictionary[];
  readonly question: readonly Question[];
}

export type CompanyMachine = keyof CompanyEntries;

export type Fields = Readonly<Record<string, unknown>>;

/** One entry of the standard company. */
export interface CompanyEntry {
  readonly machine: CompanyMachine;
  /** Names the entry within its kind, in every installation: the id, or the dictionary and the value. */
  readonly key: string;
  readonly fields: Fields;
}

/** How fields of a kind of entry are compared. */
export interface Ways {
  /** Fields that are compared as sets, regardless of order. */
  readonly sets: readonly string[];
  /** Fields that only order entries: where the installation moved one, it stays, and nobody is asked. */
  readonly positions: readonly string[];
}

interface Kind extends Ways {
  readonly keyOf: (fields: Fields) => string;
  /** Returns the key of the entry above in the tree; null at the top. */
  readonly aboveOf: (fields: Fields) => string | null;
}

const flat = (): null => null;

const questionKey = (code: unknown, language: unknown): string =>
  language === 'us' ? String(code) : `${String(code)}-${String(language)}`;

/** Identity, ways of comparing and tree of each kind of entry. */
export const kinds: Readonly<Record<CompanyMachine, Kind>> = {
  role: {
    keyOf: ({ code }) => String(code),
    sets: ['permissions', 'menus', 'customBranches'],
    positions: [],
    aboveOf: flat,
  },
  menu: {
    keyOf: ({ code }) => String(code),
    sets: [],
    positions: ['sort'],
    aboveOf: ({ parent }) => (typeof parent === 'string' ? parent : null),
  },
  dictionary: {
    keyOf: ({ dict, value }) => `${String(dict)} ${String(value)}`,
    sets: [],
    positions: ['sort'],
    aboveOf: flat,
  },
  question: {
    keyOf: ({ code, language }) => questionKey(code, language),
    sets: [],
    positions: [],
    aboveOf: ({ pid, language }) => (pid === '0' ? null : questionKey(pid, language)),
  },
};

/** Kinds in the order in which their entries are proposed. */
export const companyMachines = Object.keys(kinds) as readonly CompanyMachine[];

/** Names an entry among those of all kinds. */
export const nameOf = ({ machine, key }: Pick<CompanyEntry, 'machine' | 'key'>): string => `${machine}/${key}`;

/** Lists entries of every kind with their keys, kind by kind. */
export const keyed = (entries: Partial<CompanyEntries>): readonly CompanyEntry[] =>
  companyMachines.flatMap((machine) =>
    (entries[machine] ?? []).map((entry) => {
      const fields: Fields = { ...entry };
      return { machine, key: kinds[machine].keyOf(fields), fields };
    }),
  );
