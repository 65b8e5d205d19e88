import { useEffect, useState } from 'react';
import { loadPresented } from './presentations.ts';
import type { Presented } from '../shapes/presentation/presentation.ts';

const loaded = new Map<string, Presented | null>();

/**
 * Returns a record type with its presentation by id. Undefined while loading, null for an unknown id. Throws during render if it cannot be
 * loaded.
 */
export function usePresented(id: string): Presented | null | undefined {
  const [, setLoads] = useState(0);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (loaded.has(id)) return undefined;
    let isLeft = false;
    const load = async (): Promise<void> => {
      try {
        loaded.set(id, await loadPresented(id));
        if (!isLeft) setLoads((now) => now + 1);
      } catch (error) {
        if (!isLeft) setFailure({ error });
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [id]);
  if (failure) throw failure.error;
  return loaded.get(id);
}
