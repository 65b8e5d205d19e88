import type { CellKind } from './template.ts';

/** Result for a name of several entries. */
export const SEVERAL = Symbol('several');

/** Kinds of entries that a cell can name. */
export type NameOf = Extract<CellKind, { kind: 'name' }>['of'];

/** One thing that can be named: its id, and all that people call it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Finds ids by id or by name; `SEVERAL` where one name has several. */
export const createIndex = (things: readonly Named[]) => {
  const byName = new Map<string, string | typeof SEVERAL>();
  for (const { id, names } of things) {
    for (const name of new Set(names.map(folded))) {
      const known = byName.get(name);
      if (name !== '') byName.set(name, known === undefined || known === id ? id : SEVERAL);
    }
  }
  for (const { id } of things) byName.set(folded(id), id);
  return { idOf: (text: string): string | typeof SEVERAL | undefined => byName.get(folded(text)) };
};

export type Index = ReturnType<typeof createIndex>;
