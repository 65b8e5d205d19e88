import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import * as css from './DataGrid.css.ts';
import { startingWidth } from './columns.ts';
import type { ColumnState, GridColumn } from './columns.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

const noRows: Record<string, unknown>[] = [];

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
  draw: (row: unknown) => ReactNode;
}

/** Position and width of a cell; the numbers are CSS variables of the grid, so resizing draws no row. */
const placeStyle = (index: number, pinned: PlacedColumn['pinned']): CSSProperties => ({
  width: `var(--w${index})`,
  ...(pinned === 'start' && { insetInlineStart: `var(--s${index})` }),
  ...(pinned === 'end' && { insetInlineEnd: `var(--s${index})` }),
});

/** All shown columns, by position. */
export interface ColumnModel {
  start: readonly PlacedColumn[];
  center: readonly PlacedColumn[];
  end: readonly PlacedColumn[];
  all: readonly PlacedColumn[];
}

/**
 * Order, visibility, pinning and width, computed by TanStack Table. It receives no rows: its row objects cost 48 MB
 * and a quarter of a second per 100,000. The rows are followed one by one from the store anyway.
 */
export function useColumnModel<Row>(columns: readonly GridColumn<Row>[], state: ColumnState): ColumnModel {
  const declared = useMemo(() => columns.map((column) => ({ id: column.id, size: startingWidth(column) })), [columns]);
  const tableState = useMemo(
    () => ({
      columnOrder: [...state.order],
      columnVisibility: Object.fromEntries(state.hidden.map((id) => [id, false])),
      columnPinning: { start: [...state.pinned.start], end: [...state.pinned.end] },
      columnSizing: { ...state.widths },
    }),
    [state],
  );
  const table = useTable({ features, columns: declared, data: noRows, state: tableState });
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    let index = 0;
    const place = (part: 'start' | 'center' | 'end'): PlacedColumn[] => {
      const shown = table.getPinnedVisibleLeafColumns(part);
      return shown.flatMap((leaf, position) => {
        const column = byId.get(leaf.id);
        if (column === undefined) return [];
        const edge = part === 'start' ? position === shown.length - 1 : part === 'end' && position === 0;
        const pinned = part === 'center' ? undefined : part;
        const at = index++;
        const align = column.align ?? 'start';
        return {
          id: leaf.id,
          header: column.header,
          headerHidden: column.headerHidden ?? false,
          index: at,
          width: leaf.getSize(),
          align,
          sortable: column.sortable ?? false,
          pinned,
          edge,
          className: `${css.cell} ${css.aligns[align]} ${pinned === undefined ? '' : css.pins[pinned]} ${pinned !== undefined && edge ? css.edges[pinned] : ''}`,
          style: placeStyle(at, pinned),
          draw: column.cell as PlacedColumn['draw'],
        };
      });
    };
    const [start, center, end] = [place('start'), place('center'), place('end')];
    return { start, center, end, all: [...start, ...center, ...end] };
    // The table is a new object at each render; what its methods answer follows from tableState alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, tableState]);
}
