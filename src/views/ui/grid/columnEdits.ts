import { atEdges, type ColumnState } from './columns.ts';

/** Shows a hidden column, hides a shown one; the last one shown stays. */
export function withToggled(state: ColumnState, id: string): ColumnState {
  if (state.hidden.includes(id)) return { ...state, hidden: state.hidden.filter((other) => other !== id) };
  const hidden = [...state.hidden, id];
  return hidden.length === state.order.length ? state : { ...state, hidden };
}

/** Pins a column to an edge, or unpins it. */
export function withPin(state: ColumnState, id: string, place: 'start' | 'end' | null): ColumnState {
  const list = (edge: 'start' | 'end'): string[] => {
    const others = state.pinned[edge].filter((other) => other !== id);
    return place === edge ? [...others, id] : others;
  };
  return atEdges({ ...state, pinned: { start: list('start'), end: list('end') } });
}

/** Moves columns before or after another; the fixed ones stay at their edges (§3). */
export function withMove(
  state: ColumnState,
  moved: readonly string[],
  target: string,
  place: 'before' | 'after',
): ColumnState {
  const rest = state.order.filter((id) => !moved.includes(id));
  const at = rest.indexOf(target) + (place === 'after' ? 1 : 0);
  const order = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
  return atEdges({ ...state, order });
}

/** Gives a column its declared width back. */
export function withoutWidth(state: ColumnState, id: string): ColumnState {
  const { [id]: _, ...widths } = state.widths;
  return { ...state, widths };
}
