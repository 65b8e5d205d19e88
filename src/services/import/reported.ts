import { cellName } from '#sheets/columns.ts';
import type { Words } from '#i18n/words.ts';
import type { ReportedRow } from './messages.ts';
import type { ImportRow } from './rowBook.ts';
import { sentencesOf } from './sentences.ts';
import { headerOf, type ImportTemplate } from './template.ts';

/** Rows of a file as a report has them: row, result, number, reasons, and what stood in the file at these places of the columns. */
export const reportedRows = (
  template: ImportTemplate,
  rows: readonly ImportRow[],
  places: readonly number[],
  words: Words,
): ReportedRow[] => {
  const heads = template.columns.map((column) => headerOf(column, words));
  return rows.map((row) => {
    // In the report the cells have other places: the heads of their columns name them.
    const names = new Map(heads.map((head, index) => [cellName(row.row - 1, places[index] ?? index), head]));
    const sentences = sentencesOf(row, template.machine, words, (cell) => names.get(cell) ?? cell);
    return {
      before: [String(row.row), words.text<string>(`ui.import.status.${row.status}`), row.record, sentences.join('\n')],
      shown: row.shown,
      ...(row.cells && { cells: row.cells }),
    };
  });
};
