import type { Words } from '#i18n/words.ts';
import { saveFile } from '#services/save.ts';
import { fileNameOf } from '#sheets/report/fileName.ts';
import { rowsOf, type SavedReport, type Value } from '#sheets/report/rows.ts';

/** A report with its days, which its file is named after; null for any time. */
export interface DatedReport extends SavedReport {
  readonly days: string | null;
}

/** Returns the name of a report's file, without an ending. */
export const nameOf = ({ title, days }: DatedReport): string =>
  days === null ? fileNameOf(title) : `${fileNameOf(title)} ${days}`;

/** Saves a report as a spreadsheet; numbers are numbers. */
export async function saveReport(report: DatedReport, words: Words): Promise<void> {
  const [{ writeReportSheet }, { XLSX_TYPE }] = await Promise.all([
    import('#sheets/report/workbook.ts'),
    import('#sheets/writer.ts'),
  ]);
  saveFile(new Blob(await writeReportSheet(report, words), { type: XLSX_TYPE }), `${nameOf(report)}.xlsx`);
}

/** Beginnings that a spreadsheet would read as a formula. */
const FORMULA_LIKE = /^[=+\-@\t\r]/;

const csvCell = (value: Value): string => {
  if (value === null || typeof value === 'number') return String(value ?? '');
  const text = FORMULA_LIKE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns a report as CSV (RFC 4180). */
export function csvOf(report: SavedReport, words: Words): string {
  const { heads, rows } = rowsOf(report, words);
  return [heads, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');
}

/** Saves a report as CSV, with the mark that lets spreadsheets read it as UTF-8. */
export const saveCsv = (report: DatedReport, words: Words): void =>
  saveFile(new Blob(['\uFEFF', csvOf(report, words)], { type: 'text/csv;charset=utf-8' }), `${nameOf(report)}.csv`);
