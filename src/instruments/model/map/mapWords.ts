import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isInView, type Narrowing } from '../lookup.ts';
import type { MapEdge, MapNode } from './graph.ts';
import type { MapWords } from './layout.ts';

/** Returns the text of a node. */
export const nodeText = (
  aggregateType: AggregateType,
  { kind, of, members }: MapNode,
  words: Pick<Words, 'text'>,
): string => {
  switch (kind) {
    case 'start':
      return '';
    case 'back':
      return words.text('ui.model.back');
    case 'arrivals':
      return words.text('ui.model.arrivals', { count: members.length });
    case 'phase':
      return words.text('ui.model.phase', { phase: words.text<string>(`phase.${of}`), count: members.length });
    default:
      return words.text<string>(`state.${aggregateType.id}.${of}`);
  }
};

/** Events that the label of an edge names, and the number of its other events. */
export interface Named {
  readonly events: readonly string[];
  readonly more: number;
}
export type NamedOf = (edge: MapEdge, nodes: readonly MapNode[]) => Named;

/** Names the events of usual histories; beside them, the first event. */
export const declaredNames = ({ events, usual }: Pick<MapEdge, 'events' | 'usual'>): Named => {
  const named = usual.length > 0 ? usual : events.slice(0, 1);
  return { events: named, more: events.length - named.length };
};

/** Names an edge by the events that a filter shows; an edge without one has no name. */
export const namesInView =
  (aggregateType: AggregateType, narrowing: Narrowing): NamedOf =>
  ({ events, usual }) => {
    const inView = (type: string): boolean => isInView(aggregateType, type, narrowing);
    return declaredNames({ events: events.filter(inView), usual: usual.filter(inView) });
  };

/** Returns the label of an edge: the named events, and the number of others. */
export const edgeText = ({ events, more }: Named, words: Pick<Words, 'text' | 'list'>): string => {
  if (events.length === 0) return '';
  const event = words.list(events.map((type) => words.text<string>(`event.${type}`)));
  return more === 0 ? event : words.text('ui.model.andMore', { event, more });
};

/** Returns the texts of a machine's maps in one language. */
export const mapWords = (
  aggregateType: AggregateType,
  words: Pick<Words, 'text' | 'list'>,
  namedOf: NamedOf = declaredNames,
): MapWords => ({
  node: (node) => nodeText(aggregateType, node, words),
  edge: (edge, nodes) => edgeText(namedOf(edge, nodes), words),
});
