import type { Words } from '#i18n/words.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { MapEdge, MapNode } from './graph.ts';
import type { MapWords } from './layout.ts';

/** What stands in a node of a map. */
export const nodeText = (noun: Noun, { kind, of, members }: MapNode, words: Pick<Words, 'text'>): string => {
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
      return words.text<string>(`state.${noun.id}.${of}`);
  }
};

/** What stands on an edge: its event, or the first and how many more. */
export const edgeText = ({ events }: MapEdge, words: Pick<Words, 'text'>): string => {
  const [first] = events;
  if (first === undefined) return '';
  const event = words.text<string>(`event.${first}`);
  return events.length === 1 ? event : words.text('ui.model.andMore', { event, more: events.length - 1 });
};

/** The words of a machine's maps in one language. */
export const mapWords = (noun: Noun, words: Pick<Words, 'text'>): MapWords => ({
  node: (node) => nodeText(noun, node, words),
  edge: (edge) => edgeText(edge, words),
});
