import { cellName } from '#sheets/columns.ts';
import type { Words } from '#i18n/words.ts';
import type { ReportedRow } from './messages.ts';
import type { ImportRow } from './rowBook.ts';
import { sentencesOf } from './sentences.ts';
import { headerOf, type ImportTemplate } from './template.ts';

/** The template of a report: a column that not every file has is in the report of each file that has it, filled or not. */
export const reportedTemplate = (template: ImportTemplate, places: readonly number[]): ImportTemplate => ({
  ...template,
  columns: template.columns.map((column, index) => {
    const { staffOnly: _, ...own } = column;
    return (places[index] ?? -1) >= 0 ? own : column;
  }),
});

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
