import { aggregateTypes } from '#machines/aggregateTypes.ts';
import { dutyPairs, type DutyPair } from '#machines/duties.ts';
import { EVERYTHING } from '#machines/everything.ts';
import { permissionGroups } from '#machines/permissions.ts';

/** The part of a role that decides what its holders may do. */
export interface RoleRights {
  readonly permissions: readonly string[];
  readonly menus: readonly string[];
}

/** A holder of a role with the ids of the other roles. */
export interface RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly otherRoles: readonly string[];
}

/** Entries that a change takes from a role and gives to it. */
export interface Difference {
  readonly taken: readonly string[];
  readonly given: readonly string[];
}

/** A holder with the number of permissions that a change takes and gives, other roles considered. */
export interface Concerned {
  readonly holder: RoleHolder;
  readonly loses: number;
  readonly gains: number;
}

/** Returns permissions one by one: `*` as all that this version knows. */
export const expanded = (permissions: readonly string[]): readonly string[] =>
  permissions.includes(EVERYTHING)
    ? [...new Set([EVERYTHING, ...permissionGroups().flatMap(({ ids }) => ids)])]
    : permissions;

/** Returns the entries of one list that the other lacks, in both directions. */
export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const [was, is] = [new Set(before), new Set(after)];
  return { taken: before.filter((id) => !is.has(id)), given: after.filter((id) => !was.has(id)) };
}

/** Returns the permissions that a change takes and gives. */
export const permissionDifference = (before: readonly string[], after: readonly string[]): Difference =>
  differenceOf(expanded(before), expanded(after));

/** Returns the holders who really lose or gain permissions: what another role grants stays. */
export function concernedBy(
  { taken, given }: Difference,
  holders: readonly RoleHolder[],
  permissionsOf: ReadonlyMap<string, readonly string[]>,
): readonly Concerned[] {
  return holders.flatMap((holder) => {
    const others = new Set(holder.otherRoles.flatMap((id) => expanded(permissionsOf.get(id) ?? [])));
    const without = (ids: readonly string[]): number => ids.filter((id) => !others.has(id)).length;
    const [loses, gains] = [without(taken), without(given)];
    return loses + gains === 0 ? [] : [{ holder, loses, gains }];
  });
}

const isForPeople = ({ machine, first, second }: DutyPair): boolean =>
  [first, second].every((type) => aggregateTypes[machine]?.events[type]?.systemOnly === false);

/** Pairs of steps that two people should do, as far as people do both. */
const PAIRS: readonly DutyPair[] = dutyPairs(Object.values(aggregateTypes)).filter(isForPeople);

/** Returns the pairs of steps of which permissions grant both. */
export function dutiesIn(permissions: readonly string[]): readonly DutyPair[] {
  const held = new Set(permissions);
  return held.has(EVERYTHING) ? PAIRS : PAIRS.filter(({ first, second }) => held.has(first) && held.has(second));
}

/** A holder who gets both steps of a pair from two roles together. */
export interface CombinedDuty {
  readonly holder: RoleHolder;
  readonly pair: DutyPair;
}

/** Returns pairs that a holder has through this role and another one together, not through either alone. */
export function combinedDuties(
  permissions: readonly string[],
  holders: readonly RoleHolder[],
  permissionsOf: ReadonlyMap<string, readonly string[]>,
): readonly CombinedDuty[] {
  const alone = new Set(dutiesIn(permissions));
  return holders.flatMap((holder) => {
    const others = holder.otherRoles.flatMap((id) => permissionsOf.get(id) ?? []);
    const before = new Set(dutiesIn(others));
    return dutiesIn([...permissions, ...others])
      .filter((pair) => !alone.has(pair) && !before.has(pair))
      .map((pair) => ({ holder, pair }));
  });
}
