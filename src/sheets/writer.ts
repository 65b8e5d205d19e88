import { cellXml, STYLE, type CellLook, type CellValue } from './cell.ts';
import { fixedParts, sheetFoot, sheetHead, type Choices } from './parts.ts';
import { createZip } from './zip.ts';

/** One column of a sheet to be written. */
export interface SheetColumn {
  readonly header: string;
  readonly look: Exclude<CellLook, 'head' | 'quoted'>;
  /** In characters. */
  readonly width: number;
  /** Values that the column's cells may be chosen from. */
  readonly choices?: readonly string[];
}

/** The type of the files written. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Drop-downs reach this far down. */
const CHOICE_ROWS = 10_001;

/**
 * Writes a workbook of one sheet, rows as they come: memory holds the packed bytes and one batch of rows.
 * Runs in a browser's worker and in the server's alike.
 */
export const createSheet = async (name: string, columns: readonly SheetColumn[]) => {
  const zip = createZip();
  for (const [path, text] of Object.entries(fixedParts(name))) {
    const part = zip.part(path);
    await part.write(text);
    await part.end();
  }
  const sheet = zip.part('xl/worksheets/sheet1.xml');
  await sheet.write(sheetHead(columns.map(({ width, look }) => ({ width, style: STYLE[look] }))));
  let written = 0;
  const xmlOf = (row: readonly CellValue[], look: (column: number) => CellLook): string => {
    const cells = row.map((value, column) => cellXml(written, column, value, look(column))).join('');
    written += 1;
    return `<row r="${written}">${cells}</row>`;
  };
  await sheet.write(
    xmlOf(
      columns.map(({ header }) => header),
      () => 'head',
    ),
  );

  return {
    /** Adds rows under those there are. */
    add: async (rows: readonly (readonly CellValue[])[]): Promise<void> =>
      sheet.write(rows.map((row) => xmlOf(row, (column) => columns[column]?.look ?? 'plain')).join('')),
    /** Completes the file and gives its bytes. */
    finish: async (): Promise<Uint8Array<ArrayBuffer>[]> => {
      const choices: Choices[] = columns.flatMap(({ choices: values }, column) => (values ? { column, values } : []));
      await sheet.write(sheetFoot(choices, CHOICE_ROWS));
      await sheet.end();
      return zip.finish();
    },
  };
};
