import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { isPressed } from '../keys.ts';
import { cellAt, cellOf, stopsIn, takesKeys } from './cells.ts';
import type { Place } from './cells.ts';
import type { GridFocus } from './useGridFocus.ts';

/** Acts of keys besides moving. */
export interface GridActs {
  rows: number;
  columns: number;
  /** Column of the ticks is -1 where there is one, else the first is 0. */
  firstColumn: number;
  /** Rows in one screenful. */
  screenful: () => number;
  open: ((row: number) => void) | undefined;
  select: ((row: number, extend: boolean) => void) | undefined;
  selectPage: (() => void) | undefined;
  widen: ((column: number, by: number) => void) | undefined;
}

const widthStep = 16;

/** Target of a key from a cell; null when the key does not move. */
export function target(
  key: string,
  far: boolean,
  at: Place,
  { rows, columns, firstColumn, screenful }: GridActs,
): Place | null {
  const last = columns - 1;
  const row = (next: number): Place => ({ row: Math.max(-1, Math.min(rows - 1, next)), column: at.column });
  const column = (next: number): Place => ({ row: at.row, column: Math.max(firstColumn, Math.min(last, next)) });
  switch (key) {
    case 'ArrowDown':
      return far ? row(rows - 1) : row(at.row + 1);
    case 'ArrowUp':
      return far ? row(0) : row(at.row - 1);
    case 'ArrowRight':
      return far ? column(last) : column(at.column + 1);
    case 'ArrowLeft':
      return far ? column(firstColumn) : column(at.column - 1);
    case 'PageDown':
      return row(at.row + screenful());
    case 'PageUp':
      return row(Math.max(0, at.row - screenful()));
    case 'Home':
      return far ? { row: Math.min(0, rows - 1), column: firstColumn } : column(firstColumn);
    case 'End':
      return far ? { row: rows - 1, column: last } : column(last);
    default:
      return null;
  }
}

/**
 * The keys of a grid. They are handled in the capture phase, so that a menu button in a cell does not take the arrows.
 */
export function useGridKeys(focus: GridFocus, acts: GridActs): (event: KeyboardEvent<HTMLDivElement>) => void {
  return useCallback(
    (event) => {
      const grid = event.currentTarget;
      if (!(event.target instanceof Element) || !grid.contains(event.target) || takesKeys(event.target)) return;
      if (event.key === 'Tab') return focus.leave(event.shiftKey);
      if (act(event, focus.place.current, acts) || move(event, grid, focus, acts)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    [focus, acts],
  );
}

function act(event: KeyboardEvent, { row, column }: Place, acts: GridActs): boolean {
  const cell = cellOf(event.target);
  const onWidget = cell !== null && event.target !== cell;
  const onButton = onWidget && event.target instanceof Element && event.target.matches('button, input');
  const away = isPressed(event, 'listWider') ? widthStep : isPressed(event, 'listNarrower') ? -widthStep : 0;
  if (row < 0) {
    if (away === 0 || column < 0) return false;
    acts.widen?.(column, away);
    return acts.widen !== undefined;
  }
  const ticks = isPressed(event, 'listSelect') || (isPressed(event, 'listExtend') && event.key === ' ');
  if (ticks && !onButton && acts.select !== undefined) acts.select(row, event.shiftKey);
  else if (isPressed(event, 'listOpen') && !onWidget && acts.open !== undefined) acts.open(row);
  else if (isPressed(event, 'listSelectPage') && acts.selectPage !== undefined) acts.selectPage();
  else return false;
  return true;
}

function move(event: KeyboardEvent, grid: Element, focus: GridFocus, acts: GridActs): boolean {
  const at = focus.place.current;
  const far = event.ctrlKey || event.metaKey;
  const next = target(event.key, far, at, acts);
  if (next === null || event.altKey) return false;
  const sideways = !far && (event.key === 'ArrowRight' || event.key === 'ArrowLeft');
  if (sideways && withinCell(event, grid, at)) return true;
  if (isPressed(event, 'listExtend') && at.row >= 0 && next.row !== at.row) acts.select?.(next.row, true);
  focus.go(next, event.key === 'ArrowLeft' ? 'last' : 'first');
  return true;
}

/** Steps to the next thing inside the same cell, where a cell holds several. */
function withinCell(event: KeyboardEvent, grid: Element, at: Place): boolean {
  const cell = cellAt(grid, at);
  if (cell === null) return false;
  const stops = stopsIn(cell);
  const here = stops.findIndex((stop) => stop === event.target);
  const next = here < 0 ? undefined : stops[here + (event.key === 'ArrowRight' ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
