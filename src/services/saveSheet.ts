import { saveFile } from './save.ts';

/** Saves a small table as a spreadsheet of text: its name, its heads, its rows. The writer loads when it is needed. */
export async function saveSheet(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  fileName: string,
): Promise<void> {
  const { createSheet, XLSX_TYPE } = await import('#sheets/writer.ts');
  const sheet = await createSheet(
    name,
    heads.map((header) => ({ header, look: 'text', width: WIDTH })),
  );
  await sheet.add(rows);
  saveFile(new Blob(await sheet.finish(), { type: XLSX_TYPE }), fileName);
}

/** Saves a small table as CSV: its heads, its rows. */
export async function saveCsv(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  fileName: string,
): Promise<void> {
  const { BYTE_ORDER_MARK, CSV_TYPE, csvText } = await import('#sheets/csv.ts');
  saveFile(new Blob([BYTE_ORDER_MARK, csvText([heads, ...rows])], { type: CSV_TYPE }), fileName);
}

/** In characters. */
const WIDTH = 28;
