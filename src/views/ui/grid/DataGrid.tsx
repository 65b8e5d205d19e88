import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Hidden } from '../Hidden.tsx';
import { densityMeasures, phoneRow } from '../theme/density.ts';
import { narrow } from '../theme/theme.css.ts';
import { useDensity } from '../theme/useDensity.ts';
import { useMedia } from '../theme/useMedia.ts';
import { useWords } from '../words.tsx';
import { placeOf } from './cells.ts';
import type { Place } from './cells.ts';
import { declaredColumns, fitColumns, holdWidth, nextSort, onOneEdge } from './columns.ts';
import type { ColumnState, GridColumn, GridSort } from './columns.ts';
import * as css from './DataGrid.css.ts';
import { GridBody } from './GridBody.tsx';
import { GridHead } from './GridHead.tsx';
import { createRowStore } from './rowStore.ts';
import type { RowStore } from './rowStore.ts';
import { pageChoice, ranged, toggled } from './selection.ts';
import { useColumnModel } from './useColumnModel.ts';
import type { ColumnModel } from './useColumnModel.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { GridActs } from './useGridKeys.ts';
import { reveal } from './reveal.ts';
import { useColumnWindow, widthOf } from './useColumnWindow.ts';

/** A table of rows that live elsewhere: ids come in, rows are followed one by one, order and choice belong to the caller. */
export interface DataGridProps<Row> {
  label: string;
  /** Declared outside the component, or kept by useMemo. */
  columns: readonly GridColumn<Row>[];
  /** The rows of this page, in order. */
  ids: readonly string[];
  store: RowStore<Row>;
  columnState?: ColumnState;
  onColumnState?: (next: ColumnState) => void;
  sort?: GridSort | null;
  onSort?: (next: GridSort | null) => void;
  /** Chosen ids, also those of other pages. Without `onSelect` nothing can be chosen. */
  selected?: ReadonlySet<string>;
  onSelect?: (next: ReadonlySet<string>) => void;
  /** Enter or a double click on a row. */
  onOpen?: (id: string) => void;
  /** Accessible name of a row; its id by default. */
  rowName?: (row: Row) => string;
  /** Number of rows over all pages, and before this page. */
  total?: number;
  offset?: number;
  loading?: boolean;
  empty?: ReactNode;
  error?: ReactNode;
  /** Takes all the height its parent leaves. */
  fill?: boolean;
  /** Cell to bring into view and to focus, each time that this changes. */
  reach?: CellPlace | null;
}

/** A cell by the ids of its row and its column. */
export interface CellPlace {
  readonly row: string;
  readonly column: string;
}

const nothing: ReadonlySet<string> = new Set();
const waitingStore = createRowStore<never>();
const noIds: readonly string[] = [];
const waitingIds = Array.from({ length: 12 }, (_, index) => `waiting-${index}`);

/** Widths and places of the columns, as variables that cells read. */
function geometry({ all, start, end }: ColumnModel, selectable: boolean): CSSProperties {
  const width = widthOf(all) + (selectable ? css.tickWidth : 0);
  const variables: Record<string, string> = { '--total': `${width}px` };
  for (const column of all) variables[`--w${column.index}`] = `${column.width}px`;
  let from = selectable ? `${css.tickWidth}px` : '0px';
  for (const { index } of start) {
    variables[`--s${index}`] = `calc(${from})`;
    from += ` + var(--w${index})`;
  }
  let to = '0px';
  for (const { index } of end.toReversed()) {
    variables[`--s${index}`] = `calc(${to})`;
    to += ` + var(--w${index})`;
  }
  return variables;
}

export function DataGrid<Row>({
  label,
  columns,
  ids,
  store,
  columnState,
  onColumnState,
  sort = null,
  onSort,
  selected = nothing,
  onSelect,
  onOpen,
  rowName,
  total,
  offset = 0,
  loading = false,
  empty,
  error,
  fill = false,
  reach = null,
}: DataGridProps<Row>) {
  const words = useWords();
  const hintId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const waiting = loading && ids.length === 0 && error === undefined;
  const shown = error === undefined ? (waiting ? waitingIds : ids) : noIds;

  const [own, setOwn] = useState<ColumnState>(() => declaredColumns(columns));
  const state = useMemo(() => fitColumns(columnState ?? own, columns), [columnState, own, columns]);
  const onPhone = useMedia(narrow);
  const density = useDensity();
  const rowHeight = onPhone ? phoneRow : densityMeasures[density].row;
  const stand = useMemo(() => (onPhone ? onOneEdge(state) : state), [onPhone, state]);
  const model = useColumnModel(columns, stand);
  const selectable = onSelect !== undefined;
  const line = useColumnWindow(grid, model);
  const style = useMemo(() => geometry(model, selectable), [model, selectable]);
  const rows = shown.length;
  const show = useCallback(
    (place: Place): Place =>
      grid.current === null ? place : reveal(grid.current, place, { rows, rowHeight, columns: model, selectable }),
    [rows, rowHeight, model, selectable],
  );
  const focus = useGridFocus(grid, show);
  const goTo = useEffectEvent((cell: CellPlace) => {
    const place = { row: ids.indexOf(cell.row), column: model.all.findIndex(({ id }) => id === cell.column) };
    if (place.row >= 0 && place.column >= 0) focus.go(place);
  });
  useEffect(() => {
    if (reach) goTo(reach);
  }, [reach]);

  const select = useCallback(
    (row: number, extend: boolean) => {
      const id = ids[row];
      if (onSelect === undefined || id === undefined) return;
      const first = ids[anchor.current] ?? id;
      onSelect(
        extend
          ? ranged(selected, ids, anchor.current, row, selected.has(first) || first === id)
          : toggled(selected, id),
      );
      if (!extend) anchor.current = row;
    },
    [ids, onSelect, selected],
  );
  const choice = pageChoice(selected, ids);
  const selectPage = useCallback(
    () => onSelect?.(ranged(selected, ids, 0, ids.length - 1, choice !== 'all')),
    [choice, ids, onSelect, selected],
  );
  const setWidth = useCallback(
    (id: string, next: number | undefined) => {
      const { [id]: _, ...others } = state.widths;
      const widths = next === undefined ? others : { ...others, [id]: holdWidth(next) };
      (onColumnState ?? setOwn)({ ...state, widths });
    },
    [onColumnState, state],
  );

  const acts = useMemo<GridActs>(
    () => ({
      rows,
      columns: model.all.length,
      firstColumn: selectable ? -1 : 0,
      screenful: () => Math.max(1, Math.floor((grid.current?.clientHeight ?? 0) / rowHeight) - 2),
      open:
        onOpen &&
        ((row) => {
          const id = ids[row];
          if (id !== undefined) onOpen(id);
        }),
      select: selectable ? select : undefined,
      selectPage: selectable ? selectPage : undefined,
      widen: (column, by) => {
        const placed = model.all[column];
        if (placed !== undefined) setWidth(placed.id, placed.width + by);
      },
    }),
    [ids, model, onOpen, rowHeight, select, selectPage, selectable, setWidth, rows],
  );
  const onKeyDownCapture = useGridKeys(focus, acts);

  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    const at = placeOf(event.target);
    if (at === null || !(event.target instanceof Element)) return;
    const sorted = event.target.closest<HTMLElement>('[data-sort]')?.dataset['sort'];
    if (sorted !== undefined) onSort?.(nextSort(sort, sorted));
    else if (at.column === -1 && at.row === -1) selectPage();
    else if (at.column === -1) select(at.row, event.shiftKey);
  };
  const onDoubleClick = (event: MouseEvent<HTMLDivElement>): void => {
    const at = placeOf(event.target);
    const widget = event.target instanceof Element && event.target.closest('a, button, input') !== null;
    if (at !== null && at.row >= 0 && at.column >= 0 && !widget) acts.open?.(at.row);
  };
  const nameOf = useCallback(
    (id: string): string => {
      const row = store.get(id);
      return row === undefined || rowName === undefined ? id : rowName(row);
    },
    [rowName, store],
  );

  return (
    <div className={css.frame} data-fill={fill || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard on the way down */}
      <div
        ref={grid}
        role="grid"
        className={css.scroller}
        style={style}
        aria-label={label}
        aria-rowcount={(total ?? ids.length) + 1}
        aria-colcount={model.all.length + (selectable ? 1 : 0)}
        aria-multiselectable={selectable || undefined}
        aria-busy={loading}
        tabIndex={0}
        onFocus={focus.onFocus}
        onKeyDownCapture={onKeyDownCapture}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onScroll={markEdges}
      >
        <GridHead
          line={line}
          sort={sort}
          sortable={onSort !== undefined}
          choice={selectable ? choice : undefined}
          hintId={hintId}
          grid={grid}
          onWidth={setWidth}
        />
        <GridBody
          grid={grid}
          ids={shown}
          waiting={waiting}
          store={waiting ? waitingStore : store}
          line={line}
          rowHeight={rowHeight}
          offset={offset}
          selected={selectable ? selected : undefined}
          nameOf={nameOf}
          onDrawn={focus.settle}
        />
      </div>
      <span id={hintId} hidden>
        {words.resizeColumn}
      </span>
      {loading && <div className={css.busy} />}
      {loading && <Hidden>{words.loading}</Hidden>}
      {error !== undefined && <div className={css.instead}>{error}</div>}
      {error === undefined && !loading && ids.length === 0 && <div className={css.instead}>{empty}</div>}
    </div>
  );
}

/** Marks whether something lies hidden behind the fixed columns, for their shadow; written only when it changes. */
function markEdges({
  currentTarget: { dataset, scrollLeft, scrollWidth, clientWidth },
}: {
  currentTarget: HTMLElement;
}): void {
  const set = (name: 'scrolled' | 'more', on: boolean): void => {
    if (on && dataset[name] === undefined) dataset[name] = '';
    else if (!on) delete dataset[name];
  };
  set('scrolled', scrollLeft > 0);
  set('more', scrollLeft + clientWidth < scrollWidth - 1);
}
