import { cellXml, STYLE, type CellStyle, type CellValue } from './cell.ts';
import { fixedParts, sheetFoot, sheetHead, sheetPath, type Choices } from './parts.ts';
import { createZip } from './zip.ts';

/** One column of a sheet to be written. */
export interface SheetColumn {
  readonly header: string;
  readonly look: Exclude<CellStyle, 'head' | 'quoted' | 'day'>;
  /** In characters. */
  readonly width: number;
  /** Values that the column's cells may be chosen from. */
  readonly choices?: readonly string[];
}

/** The type of the files written. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Drop-downs reach this far down. */
const CHOICE_ROWS = 10_001;

/** A second sheet with words about the first. */
export interface Notes {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

type Zip = ReturnType<typeof createZip>;

const beginSheet = async (zip: Zip, number: number, columns: readonly SheetColumn[]) => {
  const part = zip.part(sheetPath(number));
  await part.write(sheetHead(columns.map(({ width, look }) => ({ width, style: STYLE[look] }))));
  let written = 0;
  const xmlOf = (row: readonly CellValue[], look: (column: number) => CellStyle): string => {
    const cells = row.map((value, column) => cellXml(written, column, value, look(column))).join('');
    written += 1;
    return `<row r="${written}">${cells}</row>`;
  };
  await part.write(
    xmlOf(
      columns.map(({ header }) => header),
      () => 'head',
    ),
  );
  return {
    add: (rows: readonly (readonly CellValue[])[]): Promise<void> =>
      part.write(rows.map((row) => xmlOf(row, (column) => columns[column]?.look ?? 'plain')).join('')),
    end: async (): Promise<void> => {
      const choices: Choices[] = columns.flatMap(({ choices: values }, column) => (values ? { column, values } : []));
      await part.write(sheetFoot(choices, CHOICE_ROWS));
      await part.end();
    },
  };
};

/**
 * Writes a workbook of one sheet of data, rows as they come: memory holds the packed bytes and one batch of rows.
 * Runs in a browser's worker and in the server's alike.
 */
export const createSheet = async (name: string, columns: readonly SheetColumn[], notes?: Notes) => {
  const zip = createZip();
  for (const [path, text] of Object.entries(fixedParts(notes ? [name, notes.name] : [name]))) {
    const part = zip.part(path);
    await part.write(text);
    await part.end();
  }
  const sheet = await beginSheet(zip, 1, columns);
  return {
    /** Adds rows under those there are. */
    add: sheet.add,
    /** Completes the file and gives its bytes. */
    finish: async (): Promise<Uint8Array<ArrayBuffer>[]> => {
      await sheet.end();
      if (notes) {
        const second = await beginSheet(zip, 2, notes.columns);
        await second.add(notes.rows);
        await second.end();
      }
      return zip.finish();
    },
  };
};
