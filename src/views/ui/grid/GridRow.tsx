import { memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import * as css from './DataGrid.css.ts';
import { useWords } from '../words.tsx';
import type { RowStore } from './rowStore.ts';
import type { PlacedColumn } from './useColumnModel.ts';

/** The columns drawn now, the same in every row: the fixed ones, a window of the others, and the room left by the rest. */
export interface Line {
  start: readonly PlacedColumn[];
  center: readonly PlacedColumn[];
  end: readonly PlacedColumn[];
  /** Room of the columns left out before and after the window, px. */
  before: number;
  after: number;
}

/** One row; it follows its own id, and its cells are drawn again only when its row, its choice or the columns change. */
export interface GridRowProps {
  id: string;
  index: number;
  /** Distance from the top of the body, px. */
  top: number;
  /** Its number for a screen reader, counted over all pages, header first. */
  ariaRowIndex: number;
  line: Line;
  store: RowStore<unknown>;
  /** Undefined where rows are not chosen. */
  selected: boolean | undefined;
  nameOf: (id: string) => string;
}

const glowMs = 1600;

/** The grid handles clicks as a whole, since it needs the Shift key. */
export const heardAbove = (): void => undefined;

/** Lays a line's cells out in a row of the body or of the head. */
export const along = (line: Line, draw: (column: PlacedColumn) => ReactNode): ReactNode => (
  <>
    {line.start.map(draw)}
    {line.before > 0 && <span className={css.left} style={{ width: line.before }} />}
    {line.center.map(draw)}
    <span className={css.gap} style={{ minWidth: line.after }} />
    {line.end.map(draw)}
  </>
);

export const GridRow = memo(function GridRow({ index, top, ariaRowIndex, store, ...shown }: GridRowProps) {
  const { id, selected } = shown;
  const subscribe = useCallback((onChange: () => void) => store.subscribe(id, onChange), [store, id]);
  const row = useSyncExternalStore(subscribe, () => store.get(id));
  const glow = useGlow(store.revision(id));
  return (
    <div
      role="row"
      className={css.row}
      aria-rowindex={ariaRowIndex}
      aria-selected={selected}
      data-row={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cells row={row} {...shown} />
      <span ref={glow} className={css.glow} />
    </div>
  );
});

type CellsProps = Pick<GridRowProps, 'id' | 'line' | 'selected' | 'nameOf'> & { row: unknown };

/** Content of a row at any position: a row that comes or goes above it moves it and draws nothing. */
const Cells = memo(function Cells({ id, row, line, selected, nameOf }: CellsProps) {
  const words = useWords();
  const shift = selected === undefined ? 1 : 2;
  return (
    <>
      {selected !== undefined && (
        <div role="gridcell" className={css.tickBox} aria-colindex={1} data-column={-1} tabIndex={-1}>
          {row !== undefined && (
            <input
              type="checkbox"
              className={css.tick}
              checked={selected}
              onChange={heardAbove}
              tabIndex={-1}
              aria-label={`${words.selectRow} ${nameOf(id)}`}
            />
          )}
        </div>
      )}
      {along(line, (column) => (
        <div
          key={column.id}
          role="gridcell"
          className={column.className}
          style={column.style}
          aria-colindex={column.index + shift}
          data-column={column.index}
          tabIndex={-1}
        >
          {row === undefined ? <span className={css.waiting} /> : column.draw(row)}
        </div>
      ))}
    </>
  );
});

/** Lets a row glow and fade when its revision rises while it is shown. */
function useGlow(revision: number) {
  const element = useRef<HTMLSpanElement>(null);
  const seen = useRef(revision);
  useEffect(() => {
    if (revision > seen.current)
      element.current?.animate({ opacity: [1, 0] }, { duration: glowMs, easing: 'ease-out' });
    seen.current = revision;
  }, [revision]);
  return element;
}
