import type { ReactNode } from 'react';

/** One column of a grid, declared once: its name, its cell, and where it starts out. */
export interface GridColumn<Row> {
  id: string;
  header: string;
  /** The header is read out but not drawn, as over buttons. */
  headerHidden?: boolean;
  /** Content of the cell. It keeps no state of its own: it is removed when its row is scrolled away. */
  cell: (row: Row) => ReactNode;
  /** Starting width in px; 140 by default, and no less than its header needs. */
  width?: number;
  align?: 'start' | 'end' | 'center';
  sortable?: boolean;
  /** Initial pinning. */
  pinned?: 'start' | 'end';
  /** Not shown before anyone asks for it. */
  hidden?: boolean;
  /** May never be hidden, such as the number one opens a row by. */
  always?: boolean;
}

/** A person's changes to the columns (§2): order, hidden ones, pinned ones, widths in px. The caller stores them. */
export interface ColumnState {
  order: readonly string[];
  hidden: readonly string[];
  pinned: { start: readonly string[]; end: readonly string[] };
  widths: Readonly<Record<string, number>>;
}

/** The order the server is asked for; null is its own. */
export interface GridSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Narrowest and widest a column can be drawn, in px. */
export const columnLimits = { narrowest: 56, widest: 800, usual: 140 } as const;

const ids = <Row>(columns: readonly GridColumn<Row>[]): string[] => columns.map(({ id }) => id);

/** An arrangement with the fixed columns at their edges (§3), so that lists and panels count them where they are drawn. */
export function atEdges({ order, pinned, ...rest }: ColumnState): ColumnState {
  const at = (fixed: readonly string[]): string[] => order.filter((id) => fixed.includes(id));
  const [start, end] = [at(pinned.start), at(pinned.end)];
  const free = order.filter((id) => !start.includes(id) && !end.includes(id));
  return { ...rest, order: [...start, ...free, ...end], pinned: { start, end } };
}

/** The columns as declared. */
export const declaredColumns = <Row>(columns: readonly GridColumn<Row>[]): ColumnState =>
  atEdges({
    order: ids(columns),
    hidden: ids(columns.filter(({ hidden }) => hidden === true)),
    pinned: {
      start: ids(columns.filter(({ pinned }) => pinned === 'start')),
      end: ids(columns.filter(({ pinned }) => pinned === 'end')),
    },
    widths: {},
  });

/** Adapts a stored state to the present columns: unknown ones leave, new ones take their declared place. */
export function fitColumns<Row>(kept: ColumnState, columns: readonly GridColumn<Row>[]): ColumnState {
  const declared = declaredColumns(columns);
  const known = new Set(declared.order);
  const order = kept.order.filter((id) => known.has(id));
  const newcomers = declared.order.filter((id) => !order.includes(id));
  for (const id of newcomers) order.splice(declared.order.indexOf(id), 0, id);
  const must = new Set(ids(columns.filter(({ always }) => always === true)));
  const stays = (list: readonly string[], fresh: readonly string[]): string[] => [
    ...list.filter((id) => known.has(id)),
    ...fresh.filter((id) => newcomers.includes(id)),
  ];
  return atEdges({
    order,
    hidden: stays(kept.hidden, declared.hidden).filter((id) => !must.has(id)),
    pinned: {
      start: stays(kept.pinned.start, declared.pinned.start),
      end: stays(kept.pinned.end, declared.pinned.end),
    },
    widths: Object.fromEntries(Object.entries(kept.widths).filter(([id]) => known.has(id))),
  });
}

/** The columns that are drawn, from one edge to the other. */
export const shownColumns = ({ order, hidden, pinned }: ColumnState): string[] => {
  const drawn = (fixed: (id: string) => boolean): string[] => order.filter((id) => !hidden.includes(id) && fixed(id));
  return [
    ...drawn((id) => pinned.start.includes(id)),
    ...drawn((id) => !pinned.start.includes(id) && !pinned.end.includes(id)),
    ...drawn((id) => pinned.end.includes(id)),
  ];
};

/**
 * Columns of a phone, which has no room for two fixed edges: what is fixed at the end, such as the buttons of a row,
 * scrolls, but follows what is fixed at the start, so that it is in sight.
 */
export const onOneEdge = ({ order, pinned: { start, end }, ...state }: ColumnState): ColumnState => ({
  ...state,
  order: [...new Set([...start, ...end, ...order])],
  pinned: { start, end: [] },
});

/** Characters as wide as they are high. */
const FULL_WIDTH = /[\u2e80-\uffef]/;
/** Px of a character of a header, of its paddings and what sorts and widens it, and the widest that a header asks for. */
const header = { fullWidth: 13, other: 6.8, around: 34, widest: 240 } as const;

/** Initial state of a column: as declared, and wide enough for its header. */
export const startingWidth = <Row>({ width, header: words, headerHidden = false }: GridColumn<Row>): number => {
  const characters = headerHidden ? [] : Array.from(words);
  const text = characters.reduce((sum, one) => sum + (FULL_WIDTH.test(one) ? header.fullWidth : header.other), 0);
  return Math.max(width ?? columnLimits.usual, Math.min(header.widest, Math.ceil(text + header.around)));
};

/** A width held between the narrowest and the widest. */
export const holdWidth = (width: number): number =>
  Math.round(Math.min(columnLimits.widest, Math.max(columnLimits.narrowest, width)));

/** Next sort order of a header: ascending, descending, the server's own. */
export function nextSort(sort: GridSort | null, column: string): GridSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}
