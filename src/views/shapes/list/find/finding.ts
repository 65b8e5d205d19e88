import type { Words } from '#i18n/words.ts';
import { labelOf } from '../../fields/labels.ts';
import type { Places } from './lookUp.ts';
import { isMisread, MOST_NUMBERS } from './numbers.ts';

/** Fields by which a list finds many numbers, with their names. */
export interface Finding extends Places {
  /** Message that names the numbers; the names of the fields by default. */
  readonly label?: string | undefined;
}

/** Name of the numbers. */
export const numbersLabel = ({ machine, fields, label }: Finding, words: Words): string =>
  label === undefined ? fields.map((field) => labelOf(machine, field, words)).join(' / ') : words.text<string>(label);

/** Fault of typed numbers before a request; undefined for none. */
export function faultOf(numbers: readonly string[], words: Words): string | undefined {
  if (numbers.length > MOST_NUMBERS) return words.text('ui.find.most', { most: MOST_NUMBERS, count: numbers.length });
  const misread = numbers.filter(isMisread);
  if (misread.length === 0) return undefined;
  return words.text('ui.find.misread', { count: misread.length, list: words.list(misread.slice(0, 3)) });
}
