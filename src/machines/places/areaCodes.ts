import { districtOf } from './townships.ts';

/** Country of a branch, a station or an area. */
export type Country = 'MM' | 'CN';

/** P-codes of Myanmar: a state, a district with its letter, or a township. */
const OF_MYANMAR = /^MMR\d{3}(?:D\d{3}|\d{3})?$/;
const TOWNSHIP = /^MMR\d{6}$/;
const STATE_LENGTH = 6;
/** Division codes of China: two digits for each level, after those of the level above. */
const OF_CHINA = /^\d{2}(?:\d{2}){0,2}$/;
const DIGITS = 2;

/** Returns the country of an area, as its code says; null for a text that is no code of an area. */
export const countryOfArea = (code: string): Country | null =>
  OF_MYANMAR.test(code) ? 'MM' : OF_CHINA.test(code) ? 'CN' : null;

/** Returns the codes of the areas that contain an area, widest first, as its code says; empty for a text that is none. */
export function areasAbove(code: string): readonly string[] {
  if (OF_CHINA.test(code)) return [DIGITS, 2 * DIGITS].filter((to) => to < code.length).map((to) => code.slice(0, to));
  if (!OF_MYANMAR.test(code) || code.length === STATE_LENGTH) return [];
  const district = TOWNSHIP.test(code) ? districtOf(code) : undefined;
  return [code.slice(0, STATE_LENGTH), ...(district === undefined ? [] : [district])];
}
