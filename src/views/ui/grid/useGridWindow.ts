import { useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { tickWidth } from './DataGrid.css.ts';
import type { Place } from './cells.ts';
import type { Line } from './GridRow.tsx';
import type { ColumnModel, PlacedColumn } from './useColumnModel.ts';

/** From this many columns on, those out of sight are not drawn. */
const manyColumns = 20;

const sum = (columns: readonly PlacedColumn[]): number => columns.reduce((total, { width }) => total + width, 0);

/** Which rows and columns are drawn, and how to bring a place into sight. Every size is known; nothing is measured. */
export function useGridWindow(
  scroller: RefObject<HTMLDivElement | null>,
  rows: number,
  rowHeight: number,
  columns: ColumnModel,
  selectable: boolean,
) {
  const headHeight = rowHeight + 3;
  const ahead = useRef({ start: 0, grown: 4 });
  const rangeExtractor = useCallback((range: Range): number[] => spread(range, ahead.current), []);
  // oxlint-disable-next-line react/incompatible-library -- a warning for the React Compiler, which does not build this
  const vertical = useVirtualizer<HTMLDivElement, Element>({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 0,
    rangeExtractor,
    scrollPaddingEnd: headHeight,
  });
  const fixedStart = sum(columns.start) + (selectable ? tickWidth : 0);
  const fixedEnd = sum(columns.end);
  const { center } = columns;
  const horizontal = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.width ?? 0,
    overscan: 2,
    scrollPaddingEnd: fixedStart + fixedEnd,
  });
  useLayoutEffect(() => vertical.measure(), [vertical, rowHeight]);
  useLayoutEffect(() => horizontal.measure(), [horizontal, center]);

  const reveal = useCallback(
    (wanted: Place): Place => {
      const row = Math.min(wanted.row, rows - 1);
      const column = Math.min(wanted.column, columns.all.length - 1);
      if (row >= 0) vertical.scrollToIndex(row, { align: 'auto' });
      const index = center.findIndex((placed) => placed.index === column);
      if (index >= 0) horizontal.scrollToIndex(index, { align: 'auto' });
      return { row, column };
    },
    [vertical, horizontal, center, rows, columns],
  );

  const drawn = horizontal.getVirtualItems();
  const all = center.length < manyColumns;
  const first = all ? 0 : (drawn[0]?.index ?? 0);
  const last = all ? center.length - 1 : (drawn.at(-1)?.index ?? -1);
  const line = useMemo<Line>(
    () => ({
      start: columns.start,
      center: columns.center.slice(first, last + 1),
      end: columns.end,
      before: sum(columns.center.slice(0, first)),
      after: sum(columns.center.slice(last + 1)),
    }),
    [columns, first, last],
  );
  return {
    line,
    rows: vertical.getVirtualItems(),
    height: vertical.getTotalSize(),
    width: fixedStart + sum(center) + fixedEnd,
    reveal,
  };
}

/** More rows are drawn ahead of the scroll the faster it goes, and few behind it. */
function spread({ startIndex, endIndex, count }: Range, seen: { start: number; grown: number }): number[] {
  const moved = startIndex - seen.start;
  seen.start = startIndex;
  const ahead = Math.min(24, Math.max(4, Math.abs(moved) * 2));
  const first = Math.max(0, startIndex - (moved < 0 ? ahead : 3));
  const last = Math.min(count - 1, endIndex + (moved > 0 ? ahead : 3));
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
