import { memo, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { hidden } from '../Hidden.css.ts';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words.tsx';
import { holdWidth } from './columns.ts';
import type { GridSort } from './columns.ts';
import * as css from './DataGrid.css.ts';
import { along, heardAbove } from './GridRow.tsx';
import type { Line } from './GridRow.tsx';
import type { PlacedColumn } from './useColumnModel.ts';

/** The header of a grid: names, the order asked for, the widths, and the tick for the whole page. */
export interface GridHeadProps {
  line: Line;
  sort: GridSort | null;
  sortable: boolean;
  /** Undefined where rows are not chosen. */
  choice: 'none' | 'some' | 'all' | undefined;
  hintId: string;
  grid: RefObject<HTMLDivElement | null>;
  onWidth: ((id: string, width: number | undefined) => void) | undefined;
}

export const GridHead = memo(function GridHead({ line, choice, ...rest }: GridHeadProps) {
  const words = useWords();
  const shift = choice === undefined ? 1 : 2;
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" className={css.headRow} aria-rowindex={1} data-row={-1}>
        {choice !== undefined && (
          <div role="columnheader" className={css.headTickBox} aria-colindex={1} data-column={-1} tabIndex={-1}>
            <input
              type="checkbox"
              className={css.tick}
              checked={choice === 'all'}
              ref={(input) => {
                if (input !== null) input.indeterminate = choice === 'some';
              }}
              onChange={heardAbove}
              tabIndex={-1}
              aria-label={words.selectAllOnPage}
            />
          </div>
        )}
        {along(line, (column) => (
          <HeadCell key={column.id} column={column} shift={shift} {...rest} />
        ))}
      </div>
    </div>
  );
});

type HeadCellProps = Omit<GridHeadProps, 'choice' | 'line'> & { column: PlacedColumn; shift: number };

function HeadCell({ column, shift, sort, sortable, hintId, grid, onWidth }: HeadCellProps) {
  const direction = sort?.column === column.id ? sort.direction : 'none';
  const sorts = sortable && column.sortable;
  const hint = onWidth === undefined ? undefined : hintId;
  const pinned = column.pinned === undefined ? '' : `${css.headPinned} ${column.edge ? css.edges[column.pinned] : ''}`;
  return (
    <div
      role="columnheader"
      className={`${css.headCell} ${css.aligns[column.align]} ${pinned}`}
      style={column.style}
      aria-colindex={column.index + shift}
      aria-sort={sorts ? direction : undefined}
      aria-describedby={sorts ? undefined : hint}
      data-column={column.index}
      data-column-id={column.id}
      data-pinned={column.pinned}
      tabIndex={-1}
    >
      {sorts ? (
        <button
          type="button"
          className={css.sorter}
          tabIndex={-1}
          data-sort={column.id}
          data-sorted={direction === 'none' ? undefined : ''}
          aria-describedby={hint}
        >
          <span className={css.headWords}>{column.header}</span>
          <span className={css.arrow}>
            <Icon
              name={direction === 'none' ? 'sort' : direction === 'ascending' ? 'arrowUp' : 'arrowDown'}
              size={13}
            />
          </span>
        </button>
      ) : (
        <span className={column.headerHidden ? hidden : css.headWords}>{column.header}</span>
      )}
      {onWidth !== undefined && <Resizer column={column} grid={grid} onWidth={onWidth} />}
    </div>
  );
}

function Resizer({
  column,
  grid,
  onWidth,
}: {
  column: PlacedColumn;
  grid: HeadCellProps['grid'];
  onWidth: NonNullable<GridHeadProps['onWidth']>;
}) {
  const from = useRef<{ x: number; width: number } | null>(null);
  const widthAt = (event: PointerEvent): number => {
    const drawn = event.clientX - (from.current?.x ?? 0);
    return holdWidth((from.current?.width ?? column.width) + (column.pinned === 'end' ? -drawn : drawn));
  };
  return (
    <span
      className={css.resizer}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset['dragging'] = '';
        from.current = { x: event.clientX, width: column.width };
      }}
      onPointerMove={(event) => {
        if (from.current !== null) grid.current?.style.setProperty(`--w${column.index}`, `${widthAt(event)}px`);
      }}
      onPointerUp={(event) => {
        if (from.current !== null) onWidth(column.id, widthAt(event));
        from.current = null;
        delete event.currentTarget.dataset['dragging'];
      }}
      onDoubleClick={() => onWidth(column.id, undefined)}
    />
  );
}
