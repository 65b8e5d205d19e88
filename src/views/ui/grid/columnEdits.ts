import type { ColumnState } from './columns.ts';

/** Shows a hidden column, hides a shown one; the last one shown stays. */
export function withToggled(state: ColumnState, id: string): ColumnState {
  if (state.hidden.includes(id)) return { ...state, hidden: state.hidden.filter((other) => other !== id) };
  const hidden = [...state.hidden, id];
  return hidden.length === state.order.length ? state : { ...state, hidden };
}

/** Fixes a column at an edge, or lets it go. */
export function withPin(state: ColumnState, id: string, place: 'start' | 'end' | null): ColumnState {
  const inOrder = (ids: readonly string[]): string[] => state.order.filter((other) => ids.includes(other));
  const list = (edge: 'start' | 'end'): string[] => {
    const others = state.pinned[edge].filter((other) => other !== id);
    return inOrder(place === edge ? [...others, id] : others);
  };
  return { ...state, pinned: { start: list('start'), end: list('end') } };
}

/** Moves columns before or after another; the fixed ones follow the same order. */
export function withMove(
  state: ColumnState,
  moved: readonly string[],
  target: string,
  place: 'before' | 'after',
): ColumnState {
  const rest = state.order.filter((id) => !moved.includes(id));
  const at = rest.indexOf(target) + (place === 'after' ? 1 : 0);
  const order = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
  const sorted = (ids: readonly string[]): string[] => order.filter((id) => ids.includes(id));
  return { ...state, order, pinned: { start: sorted(state.pinned.start), end: sorted(state.pinned.end) } };
}

/** Gives a column its declared width back. */
export function withoutWidth(state: ColumnState, id: string): ColumnState {
  const { [id]: _, ...widths } = state.widths;
  return { ...state, widths };
}
