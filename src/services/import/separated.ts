import { MOST_COLUMNS, MOST_ROWS, Unusable } from './bounds.ts';
import { textCell, type Cell } from './cell.ts';

/** Rows that a spreadsheet has at most, empty or not. */
const MOST_LINES = 1_048_576;

/** Splits text into cells; a cell in quotation marks may contain separators, lines and doubled quotation marks. */
function* cellsOf(text: string, separator: string): Generator<{ readonly text: string; readonly endsRow: boolean }> {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))([${separator}]|\r\n|\n|\r|$)`, 'y');
  while (cell.lastIndex < text.length) {
    const [all = '', quoted, plain = '', end] = cell.exec(text) ?? [];
    if (all === '') return;
    yield { text: quoted === undefined ? plain : quoted.replaceAll('""', '"'), endsRow: end !== separator };
  }
}

/** Rows of separated values, as long as their content; refuses more than an import takes. */
export function separatedRows(text: string, separator: string): (Cell | undefined)[][] {
  const rows: (Cell | undefined)[][] = [];
  let row: (Cell | undefined)[] = [];
  let [column, hasMore] = [0, false];
  for (const { text: written, endsRow } of cellsOf(text, separator)) {
    const cell = textCell(written);
    if (cell && column >= MOST_COLUMNS) throw new Unusable({ id: 'tooManyColumns', values: { most: MOST_COLUMNS } });
    if (cell && rows.length > MOST_ROWS) throw new Unusable({ id: 'tooManyRows', values: { most: MOST_ROWS } });
    if (cell) row[column] = cell;
    [column, hasMore] = endsRow ? [0, false] : [column + 1, true];
    if (!endsRow) continue;
    if (rows.push(Array.from(row)) > MOST_LINES) throw new Unusable({ id: 'tooManyRows', values: { most: MOST_ROWS } });
    row = [];
  }
  return hasMore ? [...rows, Array.from(row)] : rows;
}
