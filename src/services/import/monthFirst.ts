import type { Cell } from './cell.ts';
import { numbersBeforeYear } from './days.ts';
import type { Layout } from './layout.ts';
import type { Sheet } from './sheet.ts';
import type { TemplateColumn } from './template.ts';

const MONTHS = 12;

const partsOf = (cell: Cell | undefined): readonly [number, number] | null =>
  cell?.kind === 'text' ? numbersBeforeYear(cell.text) : null;

/** Returns whether a text is a day with the month before it, and no day the other way round. */
const isMonthFirst = (cell: Cell | undefined): boolean => {
  const [first, second] = partsOf(cell) ?? [0, 0];
  return first > 0 && first <= MONTHS && second > MONTHS;
};

/** Returns whether a text is a day both ways, and another one each way. */
export const isEitherWay = (cell: Cell): boolean => {
  const [first, second] = partsOf(cell) ?? [0, 0];
  return first > 0 && first <= MONTHS && second <= MONTHS && first !== second;
};

/** Order of the numbers of a day in a file, as a person says for all of it. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** Returns whether a text is a day whose order could be asked about. */
export const hasOrder = (cell: Cell | undefined): boolean => partsOf(cell) !== null;

/** Returns whether a column is one of days. */
export const isOfDays = ({ kind: { kind } }: TemplateColumn): boolean => ['day', 'bankDay', 'instant'].includes(kind);

/** Returns the paths of columns of days of which at least one is written with the month first: none of the others is sure. */
export function monthFirstColumns({ rows }: Pick<Sheet, 'rows'>, { places, heads }: Layout): ReadonlySet<string> {
  const found = places.filter(
    ({ column, at, instead = at }) =>
      isOfDays(column) &&
      rows.some((row, index) => index > heads && (isMonthFirst(row[at]) || isMonthFirst(row[instead]))),
  );
  return new Set(found.map(({ column }) => column.path));
}

/** Returns the same of rows whose cells are in the order of the template's columns. */
export function monthFirstAmong(
  rows: readonly (readonly (Cell | undefined)[])[],
  columns: readonly TemplateColumn[],
): ReadonlySet<string> {
  const found = columns.filter((column, place) => isOfDays(column) && rows.some((cells) => isMonthFirst(cells[place])));
  return new Set(found.map(({ path }) => path));
}
