import type { Reference } from './reference.ts';

/** Returns a text as it stands in a pattern. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const LATIN = /\p{Script=Latin}/u;
const BURMESE = /\p{Script=Myanmar}/u;
/** Shorter names occur in other words. */
const LEAST_LETTERS = 2;
/** Letters and marks of a word. */
const WORD = String.raw`[\p{L}\p{M}]`;
/** Words for a town, a district, a region and a state, which Burmese writes behind the name without a space. */
const KINDS = 'မြို့|ခရိုင်|တိုင်း|ပြည်နယ်';

/** Returns true if a plain text holds a name, not as a part of a longer word; Chinese has no words in that sense. */
function isNamedIn(text: string, name: string): boolean {
  if (name.length < LEAST_LETTERS || !text.toLowerCase().includes(name.toLowerCase())) return false;
  if (LATIN.test(name)) return new RegExp(`(?<!${WORD})${escaped(name)}(?!${WORD})`, 'iu').test(text);
  if (BURMESE.test(name)) return new RegExp(`(?<!${WORD})${escaped(name)}(?=${KINDS}|(?!${WORD}))`, 'u').test(text);
  return text.includes(name);
}

/** Names of an entry in every language. */
export const namesOf = ({ label, names = [] }: Pick<Reference, 'label' | 'names'>): readonly string[] =>
  names.length === 0 ? [label] : names;

/** Returns the longest name of an entry that a text holds; null for none. */
export const nameIn = (text: string, entry: Pick<Reference, 'label' | 'names'>): string | null =>
  namesOf(entry)
    .filter((name) => isNamedIn(text, name))
    .toSorted((one, other) => other.length - one.length)[0] ?? null;
