import { read, SSF, utils, type CellObject, type WorkBook } from 'xlsx';
import { checkArchive } from './archive.ts';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROWS, Unusable } from './bounds.ts';

/** A cell of the file. Formulas and errors have no value. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'formula' | 'error'; readonly text: string };

/** The first sheet of a workbook: cells by row and column, holes where a cell is empty. */
export interface Sheet {
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  /** True if its days count from 1904. */
  readonly from1904: boolean;
}

const cellOf = (cell: CellObject | undefined): Cell | undefined => {
  if (!cell || cell.t === 'z') return undefined;
  const shown = String(cell.w ?? cell.v ?? '').slice(0, MOST_CELL_CHARACTERS);
  if (cell.f !== undefined || cell.F !== undefined) return { kind: 'formula', text: `=${cell.f ?? ''}` };
  if (cell.t === 'e') return { kind: 'error', text: shown };
  if (cell.t === 'n' && typeof cell.v === 'number') return { kind: 'number', number: cell.v };
  const text = String(cell.v ?? '')
    .slice(0, MOST_CELL_CHARACTERS)
    .trim();
  return text === '' ? undefined : { kind: 'text', text };
};

const opened = (bytes: Uint8Array<ArrayBuffer>): WorkBook => {
  try {
    // One row over the limit reveals a sheet that is too long; nothing but cells is read.
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellHTML: false,
      cellText: false,
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
  const rows = Array.from(data, (row) => Array.from(row ?? [], cellOf));
  return { rows, from1904: book.Workbook?.WBProps?.date1904 === true };
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** A spreadsheet's day number as a local time without zone, `2026-11-21T09:30:00`; null for no day. */
export const localOfSerial = (serial: number, from1904: boolean): string | null => {
  const parsed = SSF.parse_date_code(serial, { date1904: from1904 }) as
    | { y: number; m: number; d: number; H: number; M: number; S: number }
    | undefined;
  if (!parsed || parsed.y < 1905 || parsed.y > 9998) return null;
  const { y, m, d, H, M, S } = parsed;
  return `${y}-${pad(m)}-${pad(d)}T${pad(H)}:${pad(M)}:${pad(Math.floor(S))}`;
};
