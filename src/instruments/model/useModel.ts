import { useCallback, useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { readModelHeads, readModelRoles, type ModelRole } from '#instruments/services/models.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { KINDS, type Kind, type Narrowing } from './lookup.ts';

/** Returns a machine by its id. */
export const aggregateTypeById = (id: string): AggregateType | undefined =>
  Object.values<AggregateType>(aggregateTypes).find((aggregateType) => aggregateType.id === id);

export const allAggregateTypes = (): readonly AggregateType[] => Object.values<AggregateType>(aggregateTypes);

/** Loads version and hash of every machine from the server. */
export const useHeads = () => useAsked(readModelHeads);

/** Filter of a model page, kept in its address, and the roles. */
export interface NarrowingState {
  readonly narrowing: Narrowing;
  readonly kind: Kind;
  readonly role: string | null;
  readonly roles: readonly ModelRole[];
  readonly set: (name: string, value: string | null) => void;
}

export function useNarrowing(): NarrowingState {
  const [search, setSearch] = useScreenSearch();
  const { answer } = useAsked(readModelRoles);
  const kind = KINDS.find((one) => one === search.get('kind')) ?? 'all';
  const role = search.get('role');
  const roles = useMemo(() => answer ?? [], [answer]);
  const permissions = role === null ? null : (roles.find(({ code }) => code === role)?.permissions ?? null);
  const narrowing = useMemo(() => ({ kind, permissions }), [kind, permissions]);
  const set = useCallback(
    (name: string, value: string | null): void => {
      const next = new URLSearchParams(search);
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
      // A page number is invalid for another filter.
      next.delete('page');
      setSearch(next.toString(), { replace: true });
    },
    [search, setSearch],
  );
  return { narrowing, kind, role, roles, set };
}
