import { useEffect, useState } from 'react';
import { loadListDescriptor } from '#views/data/listDescriptors.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

const known = new Map<string, ListDescriptor>();

/** Loads the list descriptor of a record type; null until it has come. */
export function useDescriptor(machine: string): ListDescriptor | null {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (known.has(machine)) return;
    void (async () => {
      known.set(machine, await loadListDescriptor(machine));
      setLoaded(machine);
    })();
  }, [machine]);
  return known.get(machine) ?? null;
}
