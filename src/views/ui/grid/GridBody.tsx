import { useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { body, waitingBody } from './DataGrid.css.ts';
import { GridRow } from './GridRow.tsx';
import type { Line } from './GridRow.tsx';
import type { RowStore } from './rowStore.ts';

const mostAhead = 10;
const fewBehind = 2;

/** The rows in sight. It alone is drawn again while scrolling; the head and the frame are not. */
export interface GridBodyProps {
  grid: RefObject<HTMLDivElement | null>;
  ids: readonly string[];
  /** The rows stand for those that are being read. */
  waiting: boolean;
  store: RowStore<unknown>;
  line: Line;
  rowHeight: number;
  /** Rows of the pages before this one. */
  offset: number;
  /** Undefined where rows are not chosen. */
  selected: ReadonlySet<string> | undefined;
  nameOf: (id: string) => string;
  /** Rows have come into the document or left it. */
  onDrawn: () => void;
}

export const GridBody = memo(function GridBody({
  grid,
  ids,
  waiting,
  store,
  line,
  rowHeight,
  offset,
  selected,
  nameOf,
  onDrawn,
}: GridBodyProps) {
  const before = useRef(0);
  const rangeExtractor = useCallback((range: Range): number[] => {
    const moved = range.startIndex - before.current;
    before.current = range.startIndex;
    return spread(range, moved);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- a warning for the React Compiler, which does not build this
  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: ids.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 0,
    rangeExtractor,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  useLayoutEffect(onDrawn);
  return (
    <div role="rowgroup" className={waiting ? waitingBody : body} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const id = ids[index];
        return id === undefined ? null : (
          <GridRow
            key={id}
            id={id}
            index={index}
            top={start}
            ariaRowIndex={offset + index + 2}
            line={line}
            store={store}
            selected={selected?.has(id)}
            nameOf={nameOf}
          />
        );
      })}
    </div>
  );
});

/** A few rows more are drawn ahead of the scroll, the faster it goes; hardly any behind it. */
function spread({ startIndex, endIndex, count }: Range, moved: number): number[] {
  const ahead = Math.min(mostAhead, Math.max(fewBehind, Math.abs(moved)));
  const first = Math.max(0, startIndex - (moved < 0 ? ahead : fewBehind));
  const last = Math.min(count - 1, endIndex + (moved > 0 ? ahead : fewBehind));
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
