/** An entry of a tree: its id, the entry above it, and its position among the entries beside it. */
export interface Placed {
  readonly id: string;
  readonly parent: string | null;
  readonly sort: number;
}

/** Another place of an entry; only the fields that change. */
export interface Change {
  readonly id: string;
  readonly parent?: string | null;
  readonly sort?: number;
}

/** Place in a tree: below an entry, or at the top, and the position among the entries there. */
export interface Spot {
  readonly parent: string | null;
  readonly index: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

const byPlace = (one: Placed, other: Placed): number => one.sort - other.sort || (one.id < other.id ? -1 : 1);

/** Returns the entries directly below another, or at the top, in their order. */
export const childrenOf = <Entry extends Placed>(entries: readonly Entry[], parent: string | null): Entry[] =>
  entries.filter((entry) => entry.parent === parent).toSorted(byPlace);

/** Returns an entry and all entries below it, each after its parent. */
export const branchOf = <Entry extends Placed>(entries: readonly Entry[], id: string): Entry[] => {
  const own = entries.filter((entry) => entry.id === id);
  return [...own, ...childrenOf(entries, id).flatMap((child) => branchOf(entries, child.id))];
};

/** Returns the spot of an entry one step away; null where there is none. */
export function stepped(entries: readonly Placed[], id: string, step: Step): Spot | null {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return null;
  const beside = childrenOf(entries, entry.parent);
  const place = beside.findIndex((one) => one.id === id);
  switch (step) {
    case 'up':
      return place > 0 ? { parent: entry.parent, index: place - 1 } : null;
    case 'down':
      return place < beside.length - 1 ? { parent: entry.parent, index: place + 1 } : null;
    case 'in': {
      const above = beside[place - 1];
      return above ? { parent: above.id, index: childrenOf(entries, above.id).length } : null;
    }
    default: {
      const parent = entries.find((one) => one.id === entry.parent);
      if (!parent) return null;
      return {
        parent: parent.parent,
        index: childrenOf(entries, parent.parent).findIndex((one) => one.id === parent.id) + 1,
      };
    }
  }
}

/** Returns the spot of a drop: before or after an entry, or into it at the end. `id` is not counted among the others. */
export function dropped(
  entries: readonly Placed[],
  id: string,
  target: { readonly id: string; readonly position: 'before' | 'after' | 'on' },
): Spot | null {
  const at = entries.find((one) => one.id === target.id);
  if (!at || branchOf(entries, id).some((one) => one.id === target.id)) return null;
  const others = entries.filter((one) => one.id !== id);
  if (target.position === 'on') return { parent: at.id, index: childrenOf(others, at.id).length };
  const place = childrenOf(others, at.parent).findIndex((one) => one.id === at.id);
  return { parent: at.parent, index: target.position === 'before' ? place : place + 1 };
}

/**
 * Returns the fewest changes that bring an entry to a spot, where `index` counts the entries there without it. Entries
 * behind it move on only if no position is free between its neighbours.
 */
export function changesFor(entries: readonly Placed[], id: string, { parent, index }: Spot): Change[] {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return [];
  const others = childrenOf(entries, parent).filter((one) => one.id !== id);
  const before = others[index - 1];
  const behind = others.slice(index);
  const low = before ? before.sort : -1;
  const high = behind[0]?.sort ?? Infinity;
  const isFree = (sort: number): boolean => sort > low && sort < high;
  const middle = high === Infinity ? low + 1 : Math.floor((low + high) / 2);
  const sort = entry.parent === parent && isFree(entry.sort) ? entry.sort : isFree(middle) ? middle : low + 1;
  const changes: Change[] = [
    {
      id,
      ...(entry.parent !== parent && { parent }),
      ...(entry.sort !== sort && { sort }),
    },
  ];
  let last = sort;
  for (const one of behind) {
    if (one.sort > last) break;
    last += 1;
    changes.push({ id: one.id, sort: last });
  }
  return changes.filter((change) => 'parent' in change || 'sort' in change);
}

/** Returns the changes that undo others. */
export const undone = (entries: readonly Placed[], changes: readonly Change[]): Change[] =>
  changes.flatMap(({ id, parent, sort }) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return [];
    return [
      { id, ...(parent !== undefined && { parent: entry.parent }), ...(sort !== undefined && { sort: entry.sort }) },
    ];
  });
