import type { Words } from '#i18n/words.ts';
import { labelOf } from '../../fields/labels.ts';
import type { Places } from './lookUp.ts';
import { isMisread, MOST_NUMBERS } from './numbers.ts';

/** Where a list finds many by their numbers, and what it calls them. */
export interface Finding extends Places {
  /** The message that names them; the names of the fields unless told. */
  readonly label?: string | undefined;
}

/** What the numbers are called. */
export const numbersLabel = ({ machine, fields, label }: Finding, words: Words): string =>
  label === undefined ? fields.map((field) => labelOf(machine, field, words)).join(' / ') : words.text<string>(label);

/** What is wrong with written numbers before anybody is asked; undefined for nothing. */
export function faultOf(numbers: readonly string[], words: Words): string | undefined {
  if (numbers.length > MOST_NUMBERS) return words.text('ui.find.most', { most: MOST_NUMBERS, count: numbers.length });
  const misread = numbers.filter(isMisread);
  if (misread.length === 0) return undefined;
  return words.text('ui.find.misread', { count: misread.length, list: words.list(misread.slice(0, 3)) });
}
