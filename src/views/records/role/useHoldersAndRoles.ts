import { useCallback, useMemo } from 'react';
import { readHolders, readRoles, type Holders, type RoleRow } from '#services/roles.ts';
import type { AskOptions } from '#services/http.ts';
import { useAsked, type Asked } from '#views/data/useAsked.ts';

/** Holders of a role, and all roles by their ids. */
export interface HoldersAndRoles {
  readonly holders: Holders;
  readonly roles: ReadonlyMap<string, RoleRow>;
  readonly permissionsOf: ReadonlyMap<string, readonly string[]>;
}

/** Loads who holds a role, and what the other roles of these people grant. */
export function useHoldersAndRoles(id: string): Asked<HoldersAndRoles> {
  const read = useCallback(
    async (options: AskOptions) => Promise.all([readHolders(id, options), readRoles(options)]),
    [id],
  );
  const { answer, ...rest } = useAsked(read);
  const known = useMemo(() => {
    if (answer === null) return null;
    const [holders, roles] = answer;
    return {
      holders,
      roles: new Map(roles.map((role) => [role.id, role])),
      permissionsOf: new Map(roles.map((role) => [role.id, role.permissions])),
    };
  }, [answer]);
  return { ...rest, answer: known };
}
