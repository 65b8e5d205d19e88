import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import type { Line } from './GridRow.tsx';
import type { ColumnModel, PlacedColumn } from './useColumnModel.ts';

/** From this many columns on, those out of sight are not drawn. */
const manyColumns = 20;

/** Room that columns take together, px. */
export const widthOf = (columns: readonly PlacedColumn[]): number =>
  columns.reduce((total, { width }) => total + width, 0);

/** The columns drawn now. Every width is known; nothing is measured. */
export function useColumnWindow(scroller: RefObject<HTMLDivElement | null>, columns: ColumnModel): Line {
  const { center } = columns;
  // oxlint-disable-next-line react/incompatible-library -- a warning for the React Compiler, which does not build this
  const horizontal = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    enabled: center.length >= manyColumns,
    count: center.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => center[index]?.width ?? 0,
    overscan: 2,
  });
  useLayoutEffect(() => horizontal.measure(), [horizontal, center]);
  const drawn = horizontal.getVirtualItems();
  const all = center.length < manyColumns;
  const first = all ? 0 : (drawn[0]?.index ?? 0);
  const last = all ? center.length - 1 : (drawn.at(-1)?.index ?? -1);
  return useMemo<Line>(
    () => ({
      start: columns.start,
      center: columns.center.slice(first, last + 1),
      end: columns.end,
      before: widthOf(columns.center.slice(0, first)),
      after: widthOf(columns.center.slice(last + 1)),
    }),
    [columns, first, last],
  );
}
