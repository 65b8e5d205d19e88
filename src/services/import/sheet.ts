import { CFB, read, utils, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import { mainOf, openArchive } from './archive.ts';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROWS, Unusable, type FileRefusal } from './bounds.ts';
import { numberCell, shownBy, textCell, type Cell } from './cell.ts';
import { contentOf, NO_VALUE } from './content.ts';
import { hiddenIn } from './hidden.ts';
import { coveredBy, type Merge } from './merge.ts';

/** A sheet: cells by row and column, holes where a cell is empty. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  /** Positions of the rows that the sheet does not show. */
  readonly hidden?: ReadonlySet<number>;
  /** Positions of the columns that the sheet does not show. */
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Merges of cells, by each place that they cover. */
  readonly covered?: ReadonlyMap<number, Merge>;
  /** Set for a sheet that is hidden itself. */
  readonly isHidden?: true;
  /** Set if more stands on it than is read. */
  readonly refusal?: FileRefusal;
}

const cellOf = (cell: CellObject | undefined, from1904: boolean): Cell | undefined => {
  if (!cell || cell.t === 'z') return undefined;
  const shown = String(cell.w ?? cell.v ?? '').slice(0, MOST_CELL_CHARACTERS);
  if (cell.v === NO_VALUE) return { kind: 'formula', text: `=${cell.f ?? ''}` };
  if (cell.t === 'e') return { kind: 'error', text: shown };
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const format = cell.z === undefined ? undefined : String(cell.z);
    return numberCell(cell.v, shownBy(cell.v, format, cell.w).slice(0, MOST_CELL_CHARACTERS), format, from1904);
  }
  return textCell(cell.t === 'b' ? shown : String(cell.v ?? ''));
};

const { cfb_new: newArchive, cfb_add: add } = CFB.utils as {
  readonly cfb_new: () => object;
  readonly cfb_add: (archive: object, path: string, content: Uint8Array) => void;
};
const { write } = CFB as {
  readonly write: (archive: object, options: { readonly fileType: 'zip'; readonly type: 'array' }) => Uint8Array;
};

/** Reads the texts of a workbook's parts; nothing but cells is read. */
function opened(parts: ReadonlyMap<string, string>): WorkBook {
  const encoder = new TextEncoder();
  const archive = newArchive();
  for (const [path, xml] of parts) add(archive, `/${path}`, encoder.encode(contentOf(xml)));
  try {
    return read(write(archive, { fileType: 'zip', type: 'array' }), {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellHTML: false,
      cellText: true,
      cellNF: true,
      // One row over the limit reveals a sheet that is too long.
      sheetRows: MOST_ROWS + 2,
      bookVBA: false,
    });
  } catch {
    throw new Unusable({ id: 'unreadable' });
  }
}

function sheetOf(name: string, sheet: WorkSheet, from1904: boolean): Sheet {
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const rows = Array.from(data, (row) => Array.from(row ?? [], (cell) => cellOf(cell, from1904)));
  const range: unknown = sheet['!fullref'];
  const last = typeof range === 'string' ? utils.decode_range(range).e.r : 0;
  const isFull = (row: readonly (Cell | undefined)[]): boolean => row.some((cell) => cell !== undefined);
  if (Math.max(last, rows.findLastIndex(isFull)) > MOST_ROWS)
    return { name, rows, refusal: { id: 'tooManyRows', values: { most: MOST_ROWS } } };
  if (rows.some((row) => isFull(row.slice(MOST_COLUMNS))))
    return { name, rows, refusal: { id: 'tooManyColumns', values: { most: MOST_COLUMNS } } };
  return { name, rows, covered: coveredBy(sheet['!merges'] ?? [], rows.length) };
}

/** Reads the sheets of an .xlsx file, hidden ones too; refuses what is not one, or built to harm. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const parts = await openArchive(bytes);
  const book = opened(parts);
  const hidden = hiddenIn(parts, mainOf(parts));
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden);
    return [
      {
        ...sheetOf(name, sheet, from1904),
        hidden: hidden[index]?.rows ?? new Set(),
        hiddenColumns: hidden[index]?.columns ?? new Set(),
        ...(isHidden && { isHidden: true as const }),
      },
    ];
  });
}
