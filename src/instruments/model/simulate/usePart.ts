import { useCallback, useMemo } from 'react';
import { partOf, roleAndBranch, type Part } from '#instruments/sandbox/people.ts';
import { BRANCHES, playedRoles } from '#instruments/sandbox/seed.ts';
import type { ModelRole } from '#instruments/services/models.ts';
import { useScreenSearch } from '#views/place/screen.tsx';

const FIRST_ROLE = 'clerk';

/** Current part in the simulator, kept in the address. */
export interface PartState {
  readonly part: Part;
  readonly role: string;
  readonly branch: string;
  readonly take: (part: Part) => void;
}

export function usePart(roles: readonly ModelRole[]): PartState {
  const [search, setSearch] = useScreenSearch();
  const asked = search.get('part') ?? '';
  const take = useCallback(
    (part: Part): void => {
      const next = new URLSearchParams(search);
      next.set('part', part);
      setSearch(next.toString(), { replace: true });
    },
    [search, setSearch],
  );
  return useMemo(() => {
    const [wanted, place] = roleAndBranch(asked);
    const codes = playedRoles(roles).map(({ code }) => code);
    const role = codes.includes(wanted) ? wanted : codes.includes(FIRST_ROLE) ? FIRST_ROLE : (codes[0] ?? '');
    const branch = BRANCHES.includes(place) ? place : (BRANCHES[0] ?? '');
    return { part: partOf(role, branch), role, branch, take };
  }, [asked, roles, take]);
}
