import { read, utils, type CellObject, type WorkBook } from 'xlsx';
import { checkArchive } from './archive.ts';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROWS, Unusable } from './bounds.ts';
import { numberCell, textCell, type Cell } from './cell.ts';

/** The first sheet of a workbook: cells by row and column, holes where a cell is empty. */
export interface Sheet {
  readonly rows: readonly (readonly (Cell | undefined)[])[];
}

const cellOf = (cell: CellObject | undefined, from1904: boolean): Cell | undefined => {
  if (!cell || cell.t === 'z') return undefined;
  const shown = String(cell.w ?? cell.v ?? '').slice(0, MOST_CELL_CHARACTERS);
  if (cell.f !== undefined || cell.F !== undefined) return { kind: 'formula', text: `=${cell.f ?? ''}` };
  if (cell.t === 'e') return { kind: 'error', text: shown };
  if (cell.t === 'n' && typeof cell.v === 'number')
    return numberCell(cell.v, shown, cell.z === undefined ? undefined : String(cell.z), from1904);
  return textCell(cell.t === 'b' ? shown : String(cell.v ?? ''));
};

const opened = (bytes: Uint8Array<ArrayBuffer>): WorkBook => {
  try {
    // One row over the limit reveals a sheet that is too long; nothing but cells is read.
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellHTML: false,
      cellText: true,
      cellNF: true,
      sheets: 0,
      sheetRows: MOST_ROWS + 2,
      bookVBA: false,
    });
  } catch {
    throw new Unusable({ id: 'unreadable' });
  }
};

/** Reads the first sheet of an .xlsx file; refuses what is not one, or too large, or built to harm. */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  await checkArchive(bytes);
  const book = opened(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const range = sheet?.['!fullref'] ?? sheet?.['!ref'];
  if (!sheet || typeof range !== 'string') throw new Unusable({ id: 'empty' });
  const { e: last } = utils.decode_range(range);
  if (last.r > MOST_ROWS) throw new Unusable({ id: 'tooManyRows', values: { most: MOST_ROWS } });
  if (last.c >= MOST_COLUMNS) throw new Unusable({ id: 'tooManyColumns', values: { most: MOST_COLUMNS } });
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  return { rows: Array.from(data, (row) => Array.from(row ?? [], (cell) => cellOf(cell, from1904))) };
}
