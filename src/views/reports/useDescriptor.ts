import { useEffect, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import type { PresentationOf } from '#views/shapes/presentation/presentation.ts';

/** A record type as reports list it: its list descriptor, and how its lists are drawn. */
export interface Described {
  readonly descriptor: ListDescriptor;
  readonly presentation: PresentationOf<AggregateType>;
}

const known = new Map<string, Described>();

async function describe(machine: string): Promise<Described> {
  // Typed by its fields where it is declared, by none where any record type is drawn.
  const presented = (await loadPresented(machine)) as (AggregateType & PresentationOf<AggregateType>) | null;
  if (!presented) throw new Error(`There is no presentation of ${machine}.`);
  const described = { descriptor: listDescriptorOf<AggregateType>(presented), presentation: presented };
  known.set(machine, described);
  return described;
}

/** Loads a record type; null until its code has come. */
export function useDescriptor(machine: string): Described | null {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (!known.has(machine)) void describe(machine).then(() => setLoaded(machine));
  }, [machine]);
  return known.get(machine) ?? null;
}
