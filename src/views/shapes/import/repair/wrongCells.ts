import type { Problem } from '#services/import/problem.ts';
import type { ImportRow } from '#services/import/rowBook.ts';
import { cellName } from '#sheets/columns.ts';

/** A wrong cell: number of its row, position of its column in the template, and what is wrong. */
export interface WrongCell {
  readonly row: number;
  readonly column: number;
  readonly problem: Problem;
}

/** Lists the wrong cells that can be corrected, row by row from left to right. */
export const wrongCellsOf = (rows: readonly ImportRow[], places: readonly number[]): WrongCell[] =>
  rows.flatMap(({ row, status, cells, problems }) =>
    status === 'bad' && cells !== undefined && problems.length > 0
      ? places.flatMap((at, column) => {
          const name = cellName(row - 1, at);
          const problem = problems.find(({ cell }) => cell === name);
          return problem ? [{ row, column, problem }] : [];
        })
      : [],
  );

export const isSameCell = (
  one: Pick<WrongCell, 'row' | 'column'> | null,
  other: Pick<WrongCell, 'row' | 'column'> | null,
): boolean => one?.row === other?.row && one?.column === other?.column;

/** Orders cells row by row from left to right. */
export const compareCells = (
  one: Pick<WrongCell, 'row' | 'column'>,
  other: Pick<WrongCell, 'row' | 'column'>,
): number => one.row - other.row || one.column - other.column;
