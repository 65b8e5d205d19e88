import { cellName } from '#sheets/columns.ts';
import { isEitherWay } from './monthFirst.ts';
import type { ImportRow, PlacedColumn } from './rowBook.ts';

const isSaidUnsure = ({ row, problems }: ImportRow, at: number): boolean => {
  const name = cellName(row - 1, at);
  return problems.some(({ cell, fault }) => cell === name && 'id' in fault && fault.id === 'dayOrMonth');
};

/** Returns whether a row that is not written has a day that became sure, or is sure no longer, by those beside it. */
export const isSaidOtherwise = (
  row: ImportRow,
  columns: readonly PlacedColumn[],
  monthFirst: ReadonlySet<string>,
): boolean =>
  (row.status === 'bad' || row.status === 'good') &&
  columns.some(({ path, at }, place) => {
    const cell = row.cells?.[place];
    if (at < 0 || cell === undefined) return false;
    return (monthFirst.has(path) && isEitherWay(cell)) !== isSaidUnsure(row, at);
  });
