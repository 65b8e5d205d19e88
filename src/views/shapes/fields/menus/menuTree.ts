import { soughtText } from '#machines/kit/alike.ts';
import type { MenuEntry } from '#services/roles.ts';

/** Shows every entry of the menu, also those of later versions. */
export const EVERY_MENU = '*';

/** An entry of the menu with the entries below it. */
export interface MenuNode {
  readonly entry: MenuEntry;
  readonly children: readonly MenuNode[];
}

/** State of the tick of an entry: all, some or none of it and the entries below. */
export type Tick = 'all' | 'some' | 'none';

/** Returns the tree of menu entries, in their order; an entry without a known parent is at the top. */
export function menuTree(entries: readonly MenuEntry[]): readonly MenuNode[] {
  const known = new Set(entries.map(({ id }) => id));
  const parentOf = ({ pid }: MenuEntry): string | null => (pid !== undefined && known.has(pid) ? pid : null);
  const below = Map.groupBy(entries, parentOf);
  const nodes = (parent: string | null): readonly MenuNode[] =>
    (below.get(parent) ?? []).map((entry) => ({ entry, children: nodes(entry.id) }));
  return nodes(null);
}

/** Returns the ids of an entry and of all below it. */
export const idsWithin = ({ entry, children }: MenuNode): readonly string[] => [
  entry.id,
  ...children.flatMap(idsWithin),
];

/** Returns the pages and buttons of an entry: what is counted; catalogs follow. */
export const leavesWithin = (node: MenuNode): readonly string[] =>
  node.children.length === 0 ? [node.entry.id] : node.children.flatMap(leavesWithin);

/** Returns the state of an entry's tick by the ticks of its pages and buttons. */
export function tickOf(node: MenuNode, ticked: ReadonlySet<string>): Tick {
  if (ticked.has(EVERY_MENU)) return 'all';
  const own = leavesWithin(node);
  const count = own.filter((id) => ticked.has(id)).length;
  if (node.children.length === 0) return count === 1 ? 'all' : 'none';
  return count === 0 ? (ticked.has(node.entry.id) ? 'some' : 'none') : count === own.length ? 'all' : 'some';
}

/** Ticks an entry with all below it, or unticks it; the entries above follow: each has a tick while one below has. */
export function toggled(
  tree: readonly MenuNode[],
  ticks: readonly string[],
  node: MenuNode,
  isOn: boolean,
): readonly string[] {
  const within = new Set(idsWithin(node));
  const chosen = new Set(isOn ? [...ticks, ...within] : ticks.filter((id) => !within.has(id)));
  const follow = ({ entry, children }: MenuNode): boolean => {
    if (children.length === 0) return chosen.has(entry.id);
    const isAny = children.map(follow).includes(true);
    const isPage = entry.type !== 0;
    if (isAny) chosen.add(entry.id);
    else if (!isPage) chosen.delete(entry.id);
    return isAny || chosen.has(entry.id);
  };
  tree.forEach(follow);
  const kept = ticks.filter((id) => chosen.has(id));
  return [...kept, ...[...chosen].filter((id) => !ticks.includes(id))];
}

/** Returns the part of a tree whose titles contain a text, with the entries above them; all of it without a text. */
export function narrowed(tree: readonly MenuNode[], sought: string): readonly MenuNode[] {
  const text = soughtText(sought);
  if (text === '') return tree;
  return tree.flatMap((node) => {
    if (soughtText(node.entry.title).includes(text)) return [node];
    const children = narrowed(node.children, text);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}
