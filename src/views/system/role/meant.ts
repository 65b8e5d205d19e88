import type { Holder } from '#services/roles.ts';
import type { RoleRights } from '#views/records/role/change.ts';

/** Counts the holders of a role by the branches that each sees as the own ones: of employment and of work. */
export function holdersByBranch(
  holders: readonly Pick<Holder, 'branch' | 'employedIn'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { branch, employedIn } of holders)
    for (const own of new Set([branch, employedIn].filter((id) => id !== '')))
      counts.set(own, (counts.get(own) ?? 0) + 1);
  return counts;
}

/** Returns the branches that the scope of a role means today: those it names, and the own ones of its holders. */
export const branchesMeant = (
  { dataScope, customBranches }: Pick<RoleRights, 'dataScope' | 'customBranches'>,
  own: ReadonlyMap<string, number>,
  all: readonly string[],
): readonly string[] => {
  if (dataScope === 'all') return all;
  return [...new Set([...(dataScope === 'custom' ? customBranches : []), ...[...own.keys()].toSorted()])];
};
