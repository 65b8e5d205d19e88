import { soughtText } from '#machines/kit/alike.ts';
import { childrenOf, type Placed } from './moves.ts';

/** A node of a tree as it is drawn, with its row. */
export interface EntryNode<Entry extends Placed = Placed> {
  readonly id: string;
  readonly text: string;
  readonly entry: Entry;
  readonly children: readonly EntryNode<Entry>[];
}

/** Returns the nodes below an entry, or of the whole tree; an entry whose parent is missing stands at the top. */
export function nodesOf<Entry extends Placed>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): EntryNode<Entry>[] {
  const ids = new Set(entries.map(({ id }) => id));
  const kept = entries.map((entry) =>
    entry.parent === null || ids.has(entry.parent) ? entry : { ...entry, parent: null },
  );
  const below = (parent: string | null): EntryNode<Entry>[] =>
    childrenOf(kept, parent).map((entry) => ({ id: entry.id, text: textOf(entry), entry, children: below(entry.id) }));
  return below(null);
}

/** Returns the nodes whose text contains what is typed, and those above them. */
export function found<Entry extends Placed>(nodes: readonly EntryNode<Entry>[], typed: string): EntryNode<Entry>[] {
  const wanted = soughtText(typed);
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    const children = found(node.children, typed);
    if (soughtText(node.text).includes(wanted)) return [node];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Returns the ids of all nodes that have others below them. */
export const parentsIn = (nodes: readonly EntryNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...parentsIn(children)] : []));
