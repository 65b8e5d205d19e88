import { cellName } from '#sheets/columns.ts';
import { hasOrder, isEitherWay, isOfDays } from './monthFirst.ts';
import type { ImportRow, PlacedColumn } from './rowBook.ts';
import type { TemplateColumn } from './template.ts';

const isSaidUnsure = ({ row, problems }: ImportRow, at: number): boolean => {
  const name = cellName(row - 1, at);
  return problems.some(({ cell, fault }) => cell === name && 'id' in fault && fault.id === 'dayOrMonth');
};

/** Returns whether a row is neither written nor left out: it may be judged again. */
const isOpen = ({ status }: ImportRow): boolean => status === 'bad' || status === 'good';

/** Faults that name the form in which a day is to be written. */
const NAMES_FORM: readonly string[] = ['notADay', 'notADayMonthFirst', 'notATime', 'notATimeMonthFirst'];

const isToldForm = ({ problems }: ImportRow): boolean =>
  problems.some(({ fault }) => 'id' in fault && NAMES_FORM.includes(fault.id));

/** Returns whether a row may be judged again and has a day whose order could be asked about, or is said how to write it. */
export const hasOrderedDay = (row: ImportRow, columns: readonly TemplateColumn[]): boolean =>
  isOpen(row) && (isToldForm(row) || columns.some((column, place) => isOfDays(column) && hasOrder(row.cells?.[place])));

/** Returns whether a row that is not written has a day that became sure, or is sure no longer, by those beside it. */
export const isSaidOtherwise = (
  row: ImportRow,
  columns: readonly PlacedColumn[],
  monthFirst: ReadonlySet<string>,
): boolean =>
  isOpen(row) &&
  columns.some(({ path, at }, place) => {
    const cell = row.cells?.[place];
    if (at < 0 || cell === undefined) return false;
    return (monthFirst.has(path) && isEitherWay(cell)) !== isSaidUnsure(row, at);
  });
