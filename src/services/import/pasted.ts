import type { Words } from '#i18n/words.ts';
import type { Cell } from './cell.ts';
import { textOfFile } from './encodings.ts';
import { headKey } from './heads.ts';
import { separatedRows } from './separated.ts';
import type { Sheet } from './sheet.ts';
import { headerOf, type ImportTemplate } from './template.ts';

/**
 * Reads rows copied from a spreadsheet. Without heads the cells are in the order of the template, which a business
 * customer has without the columns for staff alone.
 */
export function pastedSheet(
  bytes: Uint8Array<ArrayBuffer>,
  { columns }: Pick<ImportTemplate, 'columns'>,
  languages: readonly Words[],
  isCustomer = false,
): Sheet {
  const rows = separatedRows(textOfFile(bytes), '\t');
  const heads = new Set(languages.flatMap((words) => columns.map((column) => headKey(headerOf(column, words)))));
  const first = rows.find((row) => row.some((cell) => cell !== undefined));
  const hasHeads = first?.some((cell) => cell?.kind === 'text' && heads.has(headKey(cell.text))) === true;
  const [words] = languages;
  const widest = Math.max(0, ...rows.map((row) => row.length));
  const offered = columns.filter(({ staffOnly }) => !isCustomer || !staffOnly || widest >= columns.length);
  const own = offered.map((column): Cell => ({ kind: 'text', text: words ? headerOf(column, words) : column.path }));
  return { name: '', rows: hasHeads ? rows : [own, ...rows] };
}
