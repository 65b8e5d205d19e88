interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Ids of a record and of all records below it, by the field in which each names the one above. */
export function belowOf(entries: readonly Entry[], field: string, id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // A set that grows while it is walked: records below are walked too, each once, also in a circle.
  for (const above of found) for (const entry of entries) if (entry[field] === above) found.add(entry.id);
  return found;
}
