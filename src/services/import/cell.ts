import { SSF } from 'xlsx';
import { plainText } from '#machines/kit/text.ts';
import { MOST_CELL_CHARACTERS } from './bounds.ts';
import { shownInPlaces } from './places.ts';

/** A number in a sheet, with the text that the sheet shows for it. */
export interface NumberCell {
  readonly kind: 'number';
  readonly number: number;
  readonly text: string;
  /** `day`: a date or a time. `unsure`: programs show it differently, or not at all. */
  readonly look: 'plain' | 'day' | 'unsure';
  /** Set if days are counted from 1904. */
  readonly from1904?: true;
}

/** A cell of a file. A formula with its value is that value; one without it, and an error, have none. One that is merged with others shows theirs. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | NumberCell
  | { readonly kind: 'merged'; readonly text: string; readonly range: string }
  | { readonly kind: 'formula' | 'error'; readonly text: string };

/** Names that spreadsheets show in place of a value. */
const ERRORS = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/;

/** Returns the cell of a text, without the one character that no database keeps; undefined for one that shows nothing. The name of an error is an error in every kind of file. */
export function textCell(written: string): Cell | undefined {
  const text = written.slice(0, MOST_CELL_CHARACTERS).replaceAll('\0', '').trim();
  if (plainText(text).trim() === '') return undefined;
  return { kind: ERRORS.test(text) ? 'error' : 'text', text };
}

const GENERAL = 'General';
/** Digits of a number that a spreadsheet keeps. */
export const EXACT_DIGITS = 15;
/** A colour in the place of a minus. */
const RED_BELOW_ZERO = /;[^;]*\[(?:Red|Color ?\d+)\]/i;
const { is_date: isDate, format: show } = SSF as {
  readonly is_date: (format: string) => boolean;
  readonly format: (format: string, number: number) => string;
};
/** A number as it is at the beginning of a part of a format; what is quoted is none. */
const GENERAL_FIRST = /("[^"]*"|\\.)|(?<=^|;)General/gi;
/** Its name in files of Chinese programs. */
const CHINESE_GENERAL = 'G/通用格式';

/** Returns what a format shows that has a number as it is among other characters; the library shows none of those after it. */
function shownByGeneral(number: number, format: string): string {
  const preceded = format
    .replaceAll(CHINESE_GENERAL, GENERAL)
    .replaceAll(GENERAL_FIRST, (_, quoted?: string) => quoted ?? `""${GENERAL}`);
  try {
    return show(preceded, number);
  } catch {
    return '';
  }
}

/** Returns the text that a sheet shows for a number by its format; empty where nobody can say. */
export function shownBy(number: number, format: string | undefined, shown: string | undefined): string {
  if (format === undefined || format === GENERAL) return shown ?? String(number);
  if (/General|G\/通用格式/i.test(format)) return shownByGeneral(number, format);
  return shownInPlaces(number, format) ?? shown ?? '';
}

/** A day or a time by a format that each language has its own of, which the library shows by none. */
const DAY_SHOWN = /^\d{1,2}(?:\/\d{1,2}\/\d{2,4}|:\d{2})/;

/** A number that is shown by a format; undefined for one whose look depends on the program. */
export function numberCell(number: number, shown: string, format: string | undefined, from1904 = false): NumberCell {
  const cell = { kind: 'number', number, ...(from1904 && { from1904: true as const }) } as const;
  // Long numbers are shown with an exponent only by the width of their column; whole ones are their digits.
  if (format === GENERAL && /E/i.test(shown))
    return { ...cell, text: String(number), look: Number.isSafeInteger(number) ? 'plain' : 'unsure' };
  // Without a format of its own the width of the column rounds it; the line above the sheet shows it whole.
  const isWhole = format === GENERAL && Number(shown) !== number;
  if (isWhole) return { ...cell, text: String(Number(number.toPrecision(EXACT_DIGITS))), look: 'plain' };
  const isRed = number < 0 && format !== undefined && RED_BELOW_ZERO.test(format) && !/[-(]/.test(shown);
  const text = `${isRed ? '-' : ''}${shown.trim()}`;
  if (format === undefined ? DAY_SHOWN.test(text) : isDate(format)) return { ...cell, text, look: 'day' };
  const isSure = format === undefined ? text === String(number) : text !== '' && !/DBNum|E[+-]/i.test(format);
  return { ...cell, text, look: isSure ? 'plain' : 'unsure' };
}
