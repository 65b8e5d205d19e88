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
  /** Only some, such as the airports among the stations. */
  readonly only?: ((id: string) => boolean) | undefined;
}

/** Entries that a field can refer to and this person is offered: in use, within their rights, in the right place. */
export function useOffered(
  to: Offered,
  { depth, within, only }: Narrowing,
): References & { readonly offered: readonly Reference[] } {
  const references = useReferences(to);
  const { entries } = references;
  const may = useSession().context.user?.roles;
  const offered = useMemo(
    () =>
      entries.filter(
        ({ id, gone = false, needs = [], ...entry }) =>
          !gone &&
          (depth === undefined || entry.depth === depth) &&
          (within === undefined || entry.branch === within) &&
          (only?.(id) ?? true) &&
          (!may || may.includes('*') || needs.every((permission) => may.includes(permission))),
      ),
    [entries, depth, within, only, may],
  );
  return { ...references, offered };
}
