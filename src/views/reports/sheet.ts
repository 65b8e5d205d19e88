import type { Words } from '#i18n/words.ts';
import { saveFile } from '#services/save.ts';
import type { ReportLine } from './lines.ts';
import type { ChosenDimension, ChosenMeasure } from './query.ts';
import { dimensionTitle, measureOf, measureTitle, sheetValue, unitText } from './titles.ts';

/** A report as it is saved: all its lines, those that the screen leaves out too. */
export interface SavedReport {
  readonly title: string;
  readonly machine: string;
  readonly dimensions: readonly ChosenDimension[];
  readonly measures: readonly ChosenMeasure[];
  readonly lines: readonly ReportLine[];
  readonly total: ReportLine;
}

type Value = string | number | null;

/** Returns heads and rows of a report; the last row is the total. */
export function rowsOf({ machine, dimensions, measures, lines, total }: SavedReport, words: Words) {
  const compared = total.before !== null;
  const heads = [
    ...dimensions.map((one) => dimensionTitle(machine, one, words)),
    ...(dimensions.length === 0 ? [''] : []),
    ...measures.flatMap((one) => {
      const head = `${measureTitle(machine, one, words)}${unitText(measureOf(machine, one).unit)}`;
      return compared ? [head, words.text('ui.report.before', { value: head })] : [head];
    }),
  ];
  const values = (line: ReportLine): Value[] =>
    measures.flatMap((one, index) => {
      const { unit } = measureOf(machine, one);
      const value = sheetValue(line.cells[index]?.value ?? null, unit);
      return compared ? [value, sheetValue(line.before?.[index]?.value ?? null, unit)] : [value];
    });
  const blank = Array.from({ length: Math.max(0, dimensions.length - 1) }, () => null);
  const rows: Value[][] = lines.map((line) => [
    ...line.texts,
    ...(dimensions.length === 0 ? [''] : []),
    ...values(line),
  ]);
  return { heads, rows: [...rows, [words.text('ui.report.total'), ...blank, ...values(total)]] };
}

const WIDTH = 24;

/** Saves a report as a spreadsheet; numbers are numbers. */
export async function saveReport(report: SavedReport, words: Words): Promise<void> {
  const { createSheet, XLSX_TYPE } = await import('#sheets/writer.ts');
  const { heads, rows } = rowsOf(report, words);
  const texts = Math.max(1, report.dimensions.length);
  const sheet = await createSheet(
    report.title,
    heads.map((header, index) => ({ header, look: index < texts ? 'text' : 'plain', width: WIDTH })),
  );
  await sheet.add(rows);
  saveFile(new Blob(await sheet.finish(), { type: XLSX_TYPE }), `${fileNameOf(report.title)}.xlsx`);
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
export const saveCsv = (report: SavedReport, words: Words): void =>
  saveFile(
    new Blob(['\uFEFF', csvOf(report, words)], { type: 'text/csv;charset=utf-8' }),
    `${fileNameOf(report.title)}.csv`,
  );

const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .slice(0, 100)
    .trim();
