import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import * as css from './DataGrid.css.ts';
import { startingWidth } from './columns.ts';
import type { ColumnState, GridColumn } from './columns.ts';
import type { RowStore } from './rowStore.ts';

/** A column at its place: what a row needs to draw its cell. `index` counts all shown columns from the start. */
export interface PlacedColumn {
  id: string;
  header: string;
  headerHidden: boolean;
  index: number;
  width: number;
  align: 'start' | 'end' | 'center';
  sortable: boolean;
  pinned: 'start' | 'end' | undefined;
  /** The last one fixed at the start, or the first fixed at the end: it draws the seam. */
  edge: boolean;
  /** Class and style of its cells, made once so that drawing a row compares nothing. */
  className: string;
  style: CSSProperties;
  draw: (id: string) => ReactNode;
}

/** Where a cell stands and how wide it is; the numbers live in variables on the grid, so resizing draws no row. */
const placeStyle = (index: number, pinned: PlacedColumn['pinned']): CSSProperties => ({
  width: `var(--w${index})`,
  ...(pinned === 'start' && { insetInlineStart: `var(--s${index})` }),
  ...(pinned === 'end' && { insetInlineEnd: `var(--s${index})` }),
});

/** All shown columns, by where they stand. */
export interface ColumnModel {
  start: readonly PlacedColumn[];
  center: readonly PlacedColumn[];
  end: readonly PlacedColumn[];
  all: readonly PlacedColumn[];
}

/** Order, visibility, fixing and width. */
export function useColumnModel<Row>(
  columns: readonly GridColumn<Row>[],
  state: ColumnState,
  store: RowStore<Row>,
): ColumnModel {
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const hidden = new Set(state.hidden);
    const fixed = new Set([...state.pinned.start, ...state.pinned.end]);
    const idsOf = { ...state.pinned, center: state.order.filter((id) => !fixed.has(id)) };
    const place = (part: 'start' | 'center' | 'end', before: number): PlacedColumn[] => {
      const shown = idsOf[part].flatMap((id) => (hidden.has(id) ? [] : (byId.get(id) ?? [])));
      return shown.map((column, position) => {
        const edge = part === 'start' ? position === shown.length - 1 : part === 'end' && position === 0;
        const pinned = part === 'center' ? undefined : part;
        const at = before + position;
        const align = column.align ?? 'start';
        return {
          id: column.id,
          header: column.header,
          headerHidden: column.headerHidden ?? false,
          index: at,
          width: state.widths[column.id] ?? startingWidth(column),
          align,
          sortable: column.sortable ?? false,
          pinned,
          edge,
          className: `${css.cell} ${css.aligns[align]} ${pinned === undefined ? '' : css.pins[pinned]} ${pinned !== undefined && edge ? css.edges[pinned] : ''}`,
          style: placeStyle(at, pinned),
          draw: (id: string) => {
            const row = store.get(id);
            return row === undefined ? null : column.cell(row);
          },
        };
      });
    };
    const start = place('start', 0);
    const center = place('center', start.length);
    const end = place('end', start.length + center.length);
    return { start, center, end, all: [...start, ...center, ...end] };
  }, [columns, store, state]);
}
