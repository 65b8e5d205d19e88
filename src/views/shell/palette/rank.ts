import { soughtText } from '#machines/kit/alike.ts';
import { foldedText } from '#machines/kit/text.ts';
import { initialsOf } from './initials.ts';

/** Something that a search text can match. */
export interface Findable {
  /** Its names in every language. */
  readonly names: readonly string[];
  /** Related words that match with a lower rank: the name of its group. */
  readonly around?: readonly string[];
}

/** Ranks of a match, best first; 0 is no match. */
const FITS = { whole: 6, start: 5, word: 4, initials: 3, inside: 2, around: 1 } as const;

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const fitOfWord = (word: string, name: string): number => {
  const compared = soughtText(name);
  if (compared === word) return FITS.whole;
  if (compared.startsWith(word)) return FITS.start;
  const parts = wordsOf(foldedText(name));
  if (parts.some((part) => part.startsWith(word))) return FITS.word;
  const latin = parts.length > 1 ? parts.map((part) => part.charAt(0)).join('') : '';
  if (latin.startsWith(word) || initialsOf(name).startsWith(word)) return FITS.initials;
  return compared.includes(word) ? FITS.inside : 0;
};

/** Returns the rank of a match; 0 if any word of the text is not found. */
export function fitOf(typed: string, { names, around = [] }: Findable): number {
  const text = soughtText(typed);
  if (text === '') return 0;
  const whole = Math.max(0, ...names.map((name) => fitOfWord(text, name)));
  if (whole > 0) return whole;
  const words = text.split(' ');
  const fits = words.map((word) => {
    const own = Math.max(0, ...names.map((name) => fitOfWord(word, name)));
    return own > 0 ? own : around.some((name) => fitOfWord(word, name) > 0) ? FITS.around : 0;
  });
  return Math.min(...fits);
}

/** Returns the matching things, best first; equal ranks keep their order. */
export const ranked = <Thing extends Findable>(typed: string, things: readonly Thing[]): Thing[] =>
  things
    .map((thing) => ({ thing, fit: fitOf(typed, thing) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ thing }) => thing);
