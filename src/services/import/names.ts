import type { NAMED } from './template.ts';

/** Result for a name of several entries. */
export const SEVERAL = Symbol('several');

/** Kinds of entries that a cell can name. */
export type NameOf = (typeof NAMED)[number];

/** One thing that can be named: its id, and all that people call it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** Depth in its tree, 0 at the top. */
  readonly depth?: number;
  /** Name of the entry above it, to tell it from others of its name. */
  readonly within?: string;
}

/** Signs between the parts of a cell with several names. */
export const SEPARATOR = /[,;，；、]/;

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

function indexed(things: readonly Named[]): ReadonlyMap<string, string | typeof SEVERAL> {
  const byName = new Map<string, string | typeof SEVERAL>();
  for (const { id, names } of things) {
    for (const name of new Set(names.map(folded))) {
      const known = byName.get(name);
      if (name !== '') byName.set(name, known === undefined || known === id ? id : SEVERAL);
    }
  }
  for (const { id } of things) byName.set(folded(id), id);
  return byName;
}

/** Finds ids by id or by name; `SEVERAL` where one name has several. */
export const createIndex = (things: readonly Named[]) => {
  const everywhere = indexed(things);
  const byDepth = new Map(
    [...Map.groupBy(things, ({ depth }) => depth)].map(([depth, ofDepth]) => [depth, indexed(ofDepth)]),
  );
  return {
    idOf: (text: string, depth?: number): string | typeof SEVERAL | undefined =>
      (depth === undefined ? everywhere : byDepth.get(depth))?.get(folded(text)),
  };
};

export type Index = ReturnType<typeof createIndex>;
