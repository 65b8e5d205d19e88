import { foldedText } from '#machines/kit/text.ts';
import type { NAMED } from './template.ts';

/** Result for a name of several entries. */
export const SEVERAL = Symbol('several');

/** Kinds of entries that a cell can name. */
export type NameOf = (typeof NAMED)[number];

/** One thing that can be named: its id, and all that people call it, in every language. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** Depth in its tree, 0 at the top. */
  readonly depth?: number;
  /** Entries above it in its tree, the nearest first. */
  readonly above?: readonly Pick<Named, 'id' | 'names'>[];
  /** Set if it is out of use: found only by a name that no other has. */
  readonly gone?: boolean;
}

/** Signs between the parts of a cell with several names. */
export const SEPARATOR = /[,;，；、]/;

/** Signs between the parts of a path in a tree. */
const PATH_SEPARATOR = /[·・/>|,;，；、]/;

/** Depth of cities and districts: what a plain name means of several entries above each other. */
const CITY_DEPTH = 1;

/** Words after the name of a town, and signs between its syllables, which people write or leave out. */
const TOWN = /(?:\s*(?:city|town|council|ကောင်စီ)|市|မြို့)$/;
const BETWEEN = /[\s'’.-]/g;
/** A code with its name, as the second sheet of a template lists it, or the reverse. */
const WITH_NAME = /^([^()]+)\(([^()]+)\)$/;

/** Returns the form of a name without signs between its syllables and without a word for town. */
const looseForm = (folded: string): string => folded.replace(TOWN, '').replaceAll(BETWEEN, '') || folded;

const isCalled = ({ id, names }: Pick<Named, 'id' | 'names'>, text: string): boolean =>
  [id, ...names].some((name) => foldedText(name) === text);

/** Returns the one of several entries that a name means: the one in use; of entries above each other the city; null for none. */
function oneOf(found: readonly Named[]): Named | null {
  const used = found.filter(({ gone }) => gone !== true);
  const some = used.length > 0 ? used : found;
  const [first, ...others] = some.toSorted((one, other) => (other.depth ?? 0) - (one.depth ?? 0));
  if (!first || others.length === 0) return first ?? null;
  const isChain = others.every(({ id }) => first.above?.some((above) => above.id === id) === true);
  if (!isChain) return null;
  return some.find(({ depth }) => depth === CITY_DEPTH) ?? first;
}

/** Returns true if parts are called as entries above a thing, in their order. */
function areAbove(parts: readonly string[], { above = [] }: Named): boolean {
  let at = 0;
  return parts.every((part) => {
    while (at < above.length) {
      const entry = above[at];
      at += 1;
      if (entry && isCalled(entry, part)) return true;
    }
    return false;
  });
}

/** Fewest characters of a name by which an entry may be meant. */
const FEWEST = 2;

/** Returns true if a name begins with a text and goes on with another word, or with any character of Chinese. */
const beginsWith = (name: string, text: string): boolean =>
  name.length > text.length &&
  name.startsWith(text) &&
  /^(?:[^\p{L}\p{M}\p{N}]|\p{Script=Han})/u.test(name.slice(text.length));

/** Returns true if a text is the names of some entries in their order. */
const isMadeOf = (text: string, entries: readonly Pick<Named, 'names'>[]): boolean =>
  text === '' ||
  entries.some(({ names }, at) =>
    names
      .map(foldedText)
      .some((name) => name !== '' && text.startsWith(name) && isMadeOf(text.slice(name.length), entries.slice(at + 1))),
  );

/** Finds ids by id, by name, by both, or by a path in a tree from either end; `SEVERAL` where one name has several. */
export const createIndex = (things: readonly Named[]) => {
  const byId = new Map(things.map((thing) => [foldedText(thing.id), thing]));
  const byName = new Map<string, Named[]>();
  for (const thing of things)
    for (const name of new Set([...thing.names].map(foldedText)))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), thing]);
  const byLooseName = new Map<string, Named[]>();
  for (const [name, called] of byName) {
    const loose = looseForm(name);
    byLooseName.set(loose, [...new Set([...(byLooseName.get(loose) ?? []), ...called])]);
  }

  const byPath = (parts: readonly string[]): Named[] => {
    const [leaf = '', ...above] = parts;
    const found = (byName.get(leaf) ?? []).filter((thing) => areAbove(above, thing));
    const whole = found.filter((thing) => thing.above?.length === above.length);
    return whole.length > 0 ? whole : found;
  };

  /** Finds a place of an address in Chinese, which names the places above it first and has no signs between them. */
  const byAddress = (wanted: string): Named[] => {
    if (!/^[\p{Script=Han}\s]+$/u.test(wanted)) return [];
    const address = wanted.replaceAll(/\s/g, '');
    const ends = Array.from({ length: Math.max(0, address.length - FEWEST) }, (_, at) => at + 1);
    return ends.flatMap((at) => {
      const own = address.slice(at);
      const called = byName.get(own) ?? byLooseName.get(looseForm(own)) ?? [];
      return called.filter(({ above = [] }) => isMadeOf(address.slice(0, at), above.toReversed()));
    });
  };

  return {
    idOf: (text: string, depth?: number): string | typeof SEVERAL | undefined => {
      const wanted = foldedText(text);
      const atDepth = (found: readonly Named[]): Named[] =>
        found.filter((thing) => depth === undefined || thing.depth === depth);
      const [own] = atDepth([byId.get(wanted)].filter((thing) => thing !== undefined));
      if (own) return own.id;
      const both = (WITH_NAME.exec(wanted) ?? []).slice(1).map((part) => part.trim());
      for (const [code = '', name = ''] of [both, both.toReversed()]) {
        const coded = byId.get(code);
        if (coded && isCalled(coded, name) && atDepth([coded]).length > 0) return coded.id;
      }
      const parts = wanted.split(PATH_SEPARATOR).map(foldedText);
      const named = atDepth(byName.get(wanted) ?? []);
      const found =
        named.length > 0 || parts.length < 2
          ? named
          : [...new Set(atDepth([...byPath(parts), ...byPath(parts.toReversed())]))];
      const near = found.length > 0 ? found : atDepth(byLooseName.get(looseForm(wanted)) ?? []);
      const some = near.length > 0 ? near : atDepth(byAddress(wanted));
      return some.length === 0 ? undefined : (oneOf(some)?.id ?? SEVERAL);
    },
    /** Returns the name of the only entry in use that may be meant, because a name of it begins with a text. */
    meant: (text: string, depth?: number): string | undefined => {
      const wanted = foldedText(text);
      if (Array.from(wanted).length < FEWEST) return undefined;
      const [found, ...others] = [...byName]
        .filter(([name]) => beginsWith(name, wanted))
        .flatMap(([, called]) => called)
        .filter((thing, at, all) => all.indexOf(thing) === at && thing.gone !== true)
        .filter((thing) => depth === undefined || thing.depth === depth);
      if (!found || others.length > 0) return undefined;
      return found.names.find((name) => beginsWith(foldedText(name), wanted));
    },
  };
};

export type Index = ReturnType<typeof createIndex>;
