import type { Words } from '#i18n/words.ts';
import { saveFile } from '#services/save.ts';
import { BYTE_ORDER_MARK, CSV_TYPE, csvText } from '#sheets/csv.ts';
import { fileNameOf } from '#sheets/report/fileName.ts';
import { rowsOf, type SavedReport } from '#sheets/report/rows.ts';

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

/** Returns a report as CSV (RFC 4180). */
export function csvOf(report: SavedReport, words: Words): string {
  const { heads, rows } = rowsOf(report, words);
  return csvText([heads, ...rows]);
}

/** Saves a report as CSV, with the mark that lets spreadsheets read it as UTF-8. */
export const saveCsv = (report: DatedReport, words: Words): void =>
  saveFile(new Blob([BYTE_ORDER_MARK, csvOf(report, words)], { type: CSV_TYPE }), `${nameOf(report)}.csv`);
