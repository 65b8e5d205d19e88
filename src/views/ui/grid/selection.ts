/** Adds or takes one id. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Gives every id between two rows of the page the same answer. */
export function ranged(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  from: number,
  to: number,
  chosen: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Selected part of the page; other pages do not count. */
export function pageChoice(selected: ReadonlySet<string>, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
