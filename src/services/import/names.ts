import type { CellKind } from './template.ts';

/** What can be named in a cell. */
export type NameOf = Extract<CellKind, { kind: 'name' }>['of'];

/** One thing that can be named: its id, and all that people call it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Looks ids up by id or by name; `many` where one name stands for several. */
export const createIndex = (things: readonly Named[]) => {
  const byName = new Map<string, string | 'many'>();
  for (const { id, names } of things) {
    for (const name of new Set(names.map(folded))) {
      const known = byName.get(name);
      if (name !== '') byName.set(name, known === undefined || known === id ? id : 'many');
    }
  }
  for (const { id } of things) byName.set(folded(id), id);
  return { idOf: (text: string): string | undefined => byName.get(folded(text)) };
};

export type Index = ReturnType<typeof createIndex>;
