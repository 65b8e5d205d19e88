import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
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

/** Returns the label of an edge: its event, or the first and the number of others. */
export const edgeText = ({ events }: MapEdge, words: Pick<Words, 'text'>): string => {
  const [first] = events;
  if (first === undefined) return '';
  const event = words.text<string>(`event.${first}`);
  return events.length === 1 ? event : words.text('ui.model.andMore', { event, more: events.length - 1 });
};

/** Returns the texts of a machine's maps in one language. */
export const mapWords = (aggregateType: AggregateType, words: Pick<Words, 'text'>): MapWords => ({
  node: (node) => nodeText(aggregateType, node, words),
  edge: (edge) => edgeText(edge, words),
});
