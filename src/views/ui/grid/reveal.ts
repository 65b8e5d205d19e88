import type { Place } from './cells.ts';
import { tickWidth } from './DataGrid.css.ts';
import { widthOf } from './useColumnWindow.ts';
import type { ColumnModel } from './useColumnModel.ts';

/** Height of the head, px: a row, its border and a little air. */
export const headHeight = (rowHeight: number): number => rowHeight + 3;

/** Scroll that brings a stretch into a view, or the scroll there is if it is in sight already. */
function scrollFor(scroll: number, view: number, from: number, to: number): number {
  if (from < scroll) return from;
  return to > scroll + view ? to - view : scroll;
}

/** Measures needed to scroll a cell into view. */
export interface Measures {
  rows: number;
  rowHeight: number;
  columns: ColumnModel;
  selectable: boolean;
}

/** Scrolls to a place by reckoning, past the head and the fixed columns; answers the nearest place there is. */
export function reveal(grid: HTMLElement, wanted: Place, { rows, rowHeight, columns, selectable }: Measures): Place {
  const row = Math.min(wanted.row, rows - 1);
  const column = Math.min(wanted.column, columns.all.length - 1);
  const top =
    row < 0
      ? grid.scrollTop
      : scrollFor(grid.scrollTop, grid.clientHeight - headHeight(rowHeight), row * rowHeight, (row + 1) * rowHeight);
  const at = columns.center.findIndex(({ index }) => index === column);
  const fixed = (selectable ? tickWidth : 0) + widthOf(columns.start) + widthOf(columns.end);
  const from = widthOf(columns.center.slice(0, Math.max(0, at)));
  const left =
    at < 0
      ? grid.scrollLeft
      : scrollFor(grid.scrollLeft, grid.clientWidth - fixed, from, from + (columns.center[at]?.width ?? 0));
  if (top !== grid.scrollTop || left !== grid.scrollLeft) grid.scrollTo({ top, left, behavior: 'instant' });
  return { row, column };
}
