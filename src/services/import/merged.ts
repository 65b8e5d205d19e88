import { cellName } from '#sheets/columns.ts';
import { shownIn } from './values.ts';
import type { Cell } from './cell.ts';
import type { Sheet } from './sheet.ts';
import { placeOf } from './merge.ts';

/**
 * Returns the cell of a place below the heads that the sheet shows as a part of a cell elsewhere: nobody can say whether its value is
 * meant for this row too. Undefined for a place of its own.
 */
export function coveredCell({ rows, covered }: Sheet, row: number, column: number, heads: number): Cell | undefined {
  const merge = covered?.get(placeOf(row, column));
  if (!merge || merge.s.r <= heads) return undefined;
  const shown = rows[merge.s.r]?.[merge.s.c];
  if (!shown) return undefined;
  return {
    kind: 'merged',
    text: shownIn(shown),
    range: `${cellName(merge.s.r, merge.s.c)}:${cellName(merge.e.r, merge.e.c)}`,
  };
}
