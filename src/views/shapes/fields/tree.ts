interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * Keys of a record and of all records below it, by the field in which each names the one above. The key is the id, or a
 * code that records of several languages share.
 */
export function belowOf(
  entries: readonly Entry[],
  field: string,
  id: string,
  key: 'id' | 'code' = 'id',
): ReadonlySet<string> {
  const keyOf = (entry: Entry): string => String(entry[key]);
  const own = entries.find((entry) => entry.id === id);
  const found = new Set([own ? keyOf(own) : id]);
  // A set that grows while it is walked: records below are walked too, each once, also in a circle.
  for (const above of found) for (const entry of entries) if (entry[field] === above) found.add(keyOf(entry));
  return found;
}
