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

/** One row; it follows its own id and is drawn again only when its row, its choice or the columns change. */
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

/** Clicks are heard by the grid as a whole, since it needs to know of Shift. */
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

export const GridRow = memo(function GridRow({
  id,
  index,
  top,
  ariaRowIndex,
  line,
  store,
  selected,
  nameOf,
}: GridRowProps) {
  const subscribe = useCallback((onChange: () => void) => store.subscribe(id, onChange), [store, id]);
  const row = useSyncExternalStore(subscribe, () => store.get(id));
  const words = useWords();
  const glow = useGlow(id, store.revision(id));
  const shift = selected === undefined ? 1 : 2;
  return (
    <div
      role="row"
      className={css.row}
      aria-rowindex={ariaRowIndex}
      aria-selected={selected}
      data-row={index}
      style={{ transform: `translateY(${top}px)` }}
    >
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
          {row === undefined ? <span className={css.waiting} /> : column.draw(id)}
        </div>
      ))}
      <span ref={glow} className={css.glow} />
    </div>
  );
});

/** Lets a row glow and fade when its revision rises while it is shown; a new id in the same place stays dark. */
function useGlow(id: string, revision: number) {
  const element = useRef<HTMLSpanElement>(null);
  const seen = useRef({ id, revision });
  useEffect(() => {
    const rose = seen.current.id === id && revision > seen.current.revision;
    seen.current = { id, revision };
    if (rose) element.current?.animate({ opacity: [1, 0] }, { duration: glowMs, easing: 'ease-out' });
  }, [id, revision]);
  return element;
}
