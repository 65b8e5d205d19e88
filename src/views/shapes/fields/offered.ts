import { useMemo } from 'react';
import { useSession } from '#views/session/useSession.ts';
import type { Offered } from './kind.ts';
import { useReferences, type References } from './references.ts';
import type { Reference } from './reference.ts';

/** Conditions on the entries that a picker offers. */
export interface Narrowing {
  /** Only entries of that depth in their tree. */
  readonly depth?: number | undefined;
  /** Only what belongs to this branch; empty while it is not chosen: nothing. */
  readonly within?: string | undefined;
  /** Chosen entries that it lies in, the nearest first, parted by spaces; `-` for one that is not chosen. */
  readonly under?: string | undefined;
  /** Only some, such as the airports among the stations. */
  readonly only?: ((id: string) => boolean) | undefined;
}

/** Stands for an entry above that is not chosen. */
const ANY = '-';

/** Chosen ids of the fields with the entries above, as a picker is told them. */
export const chosenAbove = (ids: readonly string[]): string => ids.map((id) => id || ANY).join(' ');

/** Returns whether an entry is in use and meets the conditions of its picker. */
export const isOffered = (entry: Reference, { depth, within, under, only }: Narrowing): boolean =>
  entry.gone !== true &&
  (depth === undefined || entry.depth === depth) &&
  (within === undefined || entry.branch === within) &&
  (under?.split(' ').every((id, place) => id === ANY || entry.above?.[place] === id) ?? true) &&
  (only?.(entry.id) ?? true);

/** Entries that a field can refer to and this person is offered: in use, within their rights, in the right place. */
export function useOffered(
  to: Offered,
  { depth, within, under, only }: Narrowing,
): References & { readonly offered: readonly Reference[] } {
  const references = useReferences(to);
  const { entries } = references;
  const may = useSession().context.user?.roles;
  const offered = useMemo(
    () =>
      entries.filter(
        (entry) =>
          isOffered(entry, { depth, within, under, only }) &&
          (!may || may.includes('*') || (entry.needs ?? []).every((permission) => may.includes(permission))),
      ),
    [entries, depth, within, under, only, may],
  );
  return { ...references, offered };
}
