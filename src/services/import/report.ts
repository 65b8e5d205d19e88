import type { Words } from '#i18n/words.ts';
import type { CellValue } from '#sheets/cell.ts';
import { createSheet } from '#sheets/writer.ts';
import type { Cell } from './cell.ts';
import type { ReportedRow } from './messages.ts';
import { isShownAsItself } from './numbers.ts';
import { reportHeads, type CellKind, type ImportTemplate } from './template.ts';
import { templateColumns } from './templateFile.ts';
import { textIn, textOf } from './values.ts';

const BATCH = 1000;
const WIDTH = 28;
/** Days from the first of 1900 to the first of 1904. */
const DAYS_TO_1904 = 1462;

const isMoment = ({ kind }: CellKind): boolean => kind === 'instant' || kind === 'day' || kind === 'bankDay';

const isNumber = ({ kind }: CellKind): boolean => kind === 'number' || kind === 'degrees';

/**
 * A value by which a cell is read again as the same: a number where a text is needed, and one that the sheet shows as
 * another, stay wrong until they are corrected.
 */
function valueOf(cell: Cell | undefined, shown: string, kind: CellKind): CellValue {
  if (cell?.kind !== 'number' || isMoment(kind)) return textOf(cell, kind) || shown;
  if (cell.look === 'day') return { day: cell.number + (cell.from1904 ? DAYS_TO_1904 : 0) };
  if (isNumber(kind) && !isShownAsItself(cell, kind)) return `${cell.text} ≠ ${cell.number}`;
  return typeof textIn(cell, kind) !== 'string' ? cell.number : textOf(cell, kind);
}

/** Returns the positions of the columns that a report has: those for staff alone only where a row fills them. */
const placesOf = ({ columns }: ImportTemplate, rows: readonly ReportedRow[]): number[] =>
  [...columns.keys()].filter((at) => !columns[at]?.staffOnly || rows.some(({ shown }) => shown[at]));

/** Writes rows under the heads of the template, after those of a report if the rows have its values. */
export async function writeReport(
  template: ImportTemplate,
  rows: readonly ReportedRow[],
  words: Words,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const isReport = rows.some(({ before }) => before.length > 0);
  const added = isReport ? reportHeads(template, words).map((header) => ({ header, width: WIDTH })) : [];
  const places = placesOf(template, rows);
  const own = templateColumns(template, words).filter((_, at) => places.includes(at));
  const columns = [...added, ...own].map(({ header, width }) => ({
    header,
    width,
    look: 'text' as const,
  }));
  const sheet = await createSheet(words.text<string>(`machine.${template.machine}.many`), columns);
  const values = ({ before, cells, shown }: ReportedRow): CellValue[] => [
    ...before,
    ...template.columns.flatMap(({ kind }, at) =>
      places.includes(at) ? [valueOf(cells?.[at], shown[at] ?? '', kind)] : [],
    ),
  ];
  for (let from = 0; from < rows.length; from += BATCH) await sheet.add(rows.slice(from, from + BATCH).map(values));
  return sheet.finish();
}
