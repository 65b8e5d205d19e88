import type { Words } from '#i18n/words.ts';
import { createSheet } from '../writer.ts';
import { rowsOf, type SavedReport } from './rows.ts';

const WIDTH = 24;

/** Writes a report as a workbook of one sheet and returns its bytes; numbers are numbers. */
export async function writeReportSheet(report: SavedReport, words: Words): Promise<Uint8Array<ArrayBuffer>[]> {
  const { heads, rows } = rowsOf(report, words);
  const texts = Math.max(1, report.dimensions.length);
  const sheet = await createSheet(
    report.title,
    heads.map((header, index) => ({ header, look: index < texts ? 'text' : 'plain', width: WIDTH })),
  );
  await sheet.add(rows);
  return sheet.finish();
}
