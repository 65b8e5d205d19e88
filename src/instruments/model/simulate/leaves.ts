/** A value inside a lookup that is neither a list nor an object, with its path. */
export interface Leaf {
  readonly path: readonly string[];
  readonly value: string | number | boolean | null;
}

const MOST_DEPTH = 3;

/** Returns the plain values of a lookup. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ path, value }];
  if (Array.isArray(value) || typeof value !== 'object' || path.length >= MOST_DEPTH) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Returns a lookup with another value at a path. */
export function withLeaf(lookup: unknown, path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const lookups = (typeof lookup === 'object' && lookup !== null ? lookup : {}) as Readonly<Record<string, unknown>>;
  return { ...lookups, [first]: withLeaf(lookups[first], rest, value) };
}
