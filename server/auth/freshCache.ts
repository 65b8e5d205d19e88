/** Time for which cached answers about people or sessions are used: a revocation takes effect within a second. */
export const FRESH_MS = 1000;

const MOST_ENTRIES = 10_000;

/** Caches answers for a moment, so that the twenty calls of a page query the database once. */
export const createFreshCache = <Value>(lifetimeMs = FRESH_MS) => {
  const entries = new Map<string, { value: Promise<Value>; until: number }>();

  return {
    get: (key: string, load: () => Promise<Value>): Promise<Value> => {
      const now = performance.now();
      const known = entries.get(key);
      if (known && known.until > now) return known.value;
      if (entries.size >= MOST_ENTRIES) entries.clear();
      const value = load();
      entries.set(key, { value, until: now + lifetimeMs });
      value.catch(() => entries.delete(key));
      return value;
    },
    drop: (key: string): void => void entries.delete(key),
    clear: (): void => entries.clear(),
  };
};
