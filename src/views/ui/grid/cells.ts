/** A place in a grid: row -1 is the header, column -1 the column of ticks. */
export interface Place {
  row: number;
  column: number;
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Focusable elements of a cell, in order. */
export const stopsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(stops)];

/** The cell at a place, if it is drawn. */
export const cellAt = (grid: Element, { row, column }: Place): HTMLElement | null =>
  grid.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`);

/** The cell something lies in. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

/** The cell that contains an element, if any. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = cellOf(target);
  const row = cell?.parentElement?.dataset['row'];
  const column = cell?.dataset['column'];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Returns true if keys pressed there are typed into something. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select, [role=combobox]');
