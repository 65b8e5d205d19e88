import { useEffect, useState } from 'react';
import { loadListDescriptor } from '#views/data/listDescriptors.ts';
import { tellLostPart } from '#views/ui/arrival.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';

const known = new Map<string, ListDescriptor>();

/** Loads the list descriptor of a record type; null until it has come. */
export function useDescriptor(machine: string): ListDescriptor | null {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (known.has(machine)) return;
    const load = async (): Promise<void> => {
      known.set(machine, await loadListDescriptor(machine));
      setLoaded(machine);
    };
    load().catch(tellLostPart);
  }, [machine]);
  return known.get(machine) ?? null;
}
