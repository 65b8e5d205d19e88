import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { cellAt, placeOf, stopsIn } from './cells.ts';
import type { Place } from './cells.ts';

/** Keeps one place of the grid as the place of the reader, also while it is scrolled out and not drawn. */
export interface GridFocus {
  place: RefObject<Place>;
  /** Goes to a place: scrolls there, and focuses it now or as soon as it is drawn. */
  go: (place: Place, end?: 'first' | 'last') => void;
  /** Lets the browser's own Tab leave the grid from its edge. */
  leave: (backwards: boolean) => void;
  /** To be called when cells have come or gone. */
  settle: () => void;
  onFocus: (event: FocusEvent<HTMLDivElement>) => void;
}

/** One tab stop for the whole grid; arrows do the rest. `reveal` scrolls to a place, or to the nearest there is. */
export function useGridFocus(grid: RefObject<HTMLDivElement | null>, reveal: (place: Place) => Place): GridFocus {
  const place = useRef<Place>({ row: 0, column: 0 });
  const wanted = useRef<'first' | 'last' | null>(null);
  const held = useRef(false);
  const passing = useRef(false);
  const pressed = useRef(false);

  const settle = useCallback(() => {
    const root = grid.current;
    if (root === null) return;
    if (wanted.current === null) {
      const at = isIn(root, document.activeElement) ? placeOf(document.activeElement) : null;
      // Rows that come or go above move the reader's; one that is scrolled away leaves the keys to the grid itself.
      if (at !== null) place.current = at;
      else if (held.current && document.activeElement === document.body) focusQuietly(root, passing);
      return;
    }
    const cell = cellAt(root, place.current);
    if (cell === null) return;
    const inside = stopsIn(cell);
    (inside.at(wanted.current === 'first' ? 0 : -1) ?? cell).focus({ preventScroll: true });
    wanted.current = null;
  }, [grid]);

  const go = useCallback(
    (next: Place, end: 'first' | 'last' = 'first') => {
      place.current = reveal(next);
      wanted.current = end;
      settle();
    },
    [reveal, settle],
  );

  const leave = useCallback(
    (backwards: boolean) => {
      const root = grid.current;
      if (root === null) return;
      const last = stopsIn(root).findLast((stop) => stop.tabIndex >= 0);
      focusQuietly(backwards ? root : (last ?? root), passing);
    },
    [grid],
  );

  const onFocus = useCallback(
    (event: FocusEvent<HTMLDivElement>) => {
      const root = event.currentTarget;
      if (!root.contains(event.target)) return;
      const entering = !root.contains(event.relatedTarget);
      held.current = true;
      if (passing.current) return;
      const at = placeOf(event.target);
      const moved = at === null || at.row !== place.current.row || at.column !== place.current.column;
      if (entering && moved && !pressed.current) go(place.current);
      else if (at !== null) place.current = at;
      pressed.current = false;
    },
    [go],
  );

  useLayoutEffect(() => {
    const root = grid.current;
    if (root === null) return undefined;
    const release = (event: globalThis.FocusEvent): void => {
      const { target, relatedTarget } = event;
      // A cell that is being taken away also says so; only one that stays was left by the reader.
      queueMicrotask(() => {
        const away = relatedTarget === null ? target instanceof Node && target.isConnected : !isIn(root, relatedTarget);
        if (!away || isIn(root, document.activeElement)) return;
        held.current = false;
        wanted.current = null;
      });
    };
    const press = (): void => {
      pressed.current = !root.contains(document.activeElement);
    };
    root.addEventListener('focusout', release);
    root.addEventListener('pointerdown', press);
    return () => {
      root.removeEventListener('focusout', release);
      root.removeEventListener('pointerdown', press);
    };
  }, [grid]);

  return useMemo(() => ({ place, go, leave, settle, onFocus }), [go, leave, settle, onFocus]);
}

const isIn = (root: Element, target: EventTarget | null): boolean => target instanceof Node && root.contains(target);

function focusQuietly(element: HTMLElement, passing: RefObject<boolean>): void {
  passing.current = true;
  element.focus({ preventScroll: true });
  passing.current = false;
}
