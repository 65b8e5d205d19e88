import { MOST_COLUMNS, Unusable } from './bounds.ts';

interface Place {
  readonly r: number;
  readonly c: number;
}

/** A range of cells that a sheet shows as its first one. */
export interface Merge {
  readonly s: Place;
  readonly e: Place;
}

/** Key of a place. */
export const placeOf = (row: number, column: number): number => row * MOST_COLUMNS + column;

/** Returns the merge that covers each place of some rows, its first cell apart; refuses more of them than have room. */
export function coveredBy(merges: readonly Merge[], rows: number): ReadonlyMap<number, Merge> {
  const covered = new Map<number, Merge>();
  let room = rows * MOST_COLUMNS;
  for (const merge of merges) {
    const { s, e } = merge;
    for (let row = s.r; row <= Math.min(e.r, rows - 1); row += 1)
      for (let column = s.c; column <= Math.min(e.c, MOST_COLUMNS - 1); column += 1) {
        room -= 1;
        if (room < 0) throw new Unusable({ id: 'unreadable' });
        if (row !== s.r || column !== s.c) covered.set(placeOf(row, column), merge);
      }
  }
  return covered;
}
