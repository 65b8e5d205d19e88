import { cellName } from './columns.ts';

/** A value of a cell: text is always text, a number always a number, a day its number; null leaves the cell out. */
export type CellValue = string | number | { readonly day: number } | null;

/** Format of a column: general, money with two decimals, or text even for digits. */
export type CellStyle = 'plain' | 'money' | 'text' | 'head' | 'quoted' | 'day';

/** Indices of `styles.xml`. */
export const STYLE: Readonly<Record<CellStyle, number>> = { plain: 0, money: 1, text: 2, head: 3, quoted: 4, day: 5 };

/** Beginnings that a spreadsheet could read as a formula once the cell is edited or copied elsewhere. */
const FORMULA_LIKE = /^[=+\-@\t\r\0]/;

/** Characters that XML 1.0 cannot contain, and lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The most that a cell holds. */
const MOST_CHARACTERS = 32_767;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Texts that a spreadsheet reads as a character of that code. */
const CODE_LIKE = /_(?=x[\da-f]{4}_)/gi;

/** Escapes text for XML. */
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"\r]/g, (found) => ESCAPES[found] ?? '');

/** The XML of a cell. Text never becomes a formula: what begins like one carries the quote prefix. */
export const cellXml = (row: number, column: number, value: CellValue, look: CellStyle): string => {
  if (value === null || value === '') return '';
  const at = cellName(row, column);
  if (typeof value === 'object') return `<c r="${at}" s="${STYLE.day}"><v>${value.day}</v></c>`;
  if (typeof value === 'number') return `<c r="${at}" s="${STYLE[look]}"><v>${value}</v></c>`;
  const style = FORMULA_LIKE.test(value) ? STYLE.quoted : STYLE[look];
  const text = escaped(value.slice(0, MOST_CHARACTERS).replace(CODE_LIKE, '_x005F_'));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};
