import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { dutyPairs, type DutyPair } from '#machines/rights/duties.ts';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { permissionGroups } from '#machines/rights/permissions.ts';
import { holdsOneOf } from '#machines/session/index.ts';
import type { MenuEntry } from '#services/roles.ts';
import { EVERY_MENU } from '#views/shapes/fields/menus/menuTree.ts';

/** Kind of an entry that opens a screen (§3). */
const MENU = 1;

/** The part of a role that decides what its holders may do and see. */
export interface RoleRights {
  readonly permissions: readonly string[];
  readonly menus: readonly string[];
  readonly dataScope: string;
  readonly customBranches: readonly string[];
  readonly secondFactor: boolean;
}

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Returns the rights among the fields of a role, kept or typed; a field that is absent grants nothing. */
export const rightsIn = (fields: Readonly<Record<string, unknown>>): RoleRights => ({
  permissions: textsIn(fields['permissions']),
  menus: textsIn(fields['menus']),
  dataScope: typeof fields['dataScope'] === 'string' ? fields['dataScope'] : 'branch',
  customBranches: textsIn(fields['customBranches']),
  secondFactor: fields['secondFactor'] === true,
});

/** A holder of a role with the branch of work and the ids of the other roles. */
interface RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly branch: string;
  readonly otherRoles: readonly string[];
}

/** Entries that a change takes from a role and gives to it. */
interface Difference {
  readonly taken: readonly string[];
  readonly given: readonly string[];
}

/** A holder whom a change concerns, other roles considered. */
export interface Concerned {
  readonly holder: RoleHolder;
  /** Numbers of permissions. */
  readonly loses: number;
  readonly gains: number;
  /** Numbers of screens in the menu. */
  readonly fewerScreens: number;
  readonly moreScreens: number;
  /** Change of the branches whose records the holder sees; null for none. */
  readonly scope: 'fewer' | 'more' | 'other' | null;
  /** True if the holder needs a second factor from then on. */
  readonly needsSecondFactor: boolean;
}

/** An entry of the menu, as far as it decides about what is shown. */
type Entry = Pick<MenuEntry, 'id' | 'type' | 'hidden' | 'permission'>;

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

/** Returns the screens in the menu of somebody with these roles: ticked, and with their permission. */
function screensOf(roles: readonly RoleRights[], entries: readonly Entry[]): readonly string[] {
  const ticked = new Set(roles.flatMap(({ menus }) => menus));
  const held = roles.flatMap(({ permissions }) => permissions);
  const isEvery = ticked.has(EVERY_MENU);
  return entries
    .filter(({ type, hidden }) => type === MENU && !hidden)
    .filter(({ id }) => isEvery || ticked.has(id))
    .filter(({ permission = '' }) => permission === '' || holdsOneOf(held, [permission]))
    .map(({ id }) => id);
}

/** Returns how the branches change that somebody sees beside the own one. */
function scopeChange(before: readonly RoleRights[], after: readonly RoleRights[], own: string): Concerned['scope'] {
  const isAll = (roles: readonly RoleRights[]): boolean => roles.some(({ dataScope }) => dataScope === 'all');
  if (isAll(before) || isAll(after)) return isAll(before) === isAll(after) ? null : isAll(before) ? 'fewer' : 'more';
  const named = (roles: readonly RoleRights[]): string[] =>
    roles
      .flatMap(({ dataScope, customBranches }) => (dataScope === 'custom' ? customBranches : []))
      .filter((branch) => branch !== own);
  const { taken, given } = differenceOf(named(before), named(after));
  if (taken.length > 0) return given.length > 0 ? 'other' : 'fewer';
  return given.length > 0 ? 'more' : null;
}

/** Returns the holders from whom a change really takes something or to whom it gives: what another role grants stays. */
export function concernedBy(
  before: RoleRights,
  after: RoleRights,
  holders: readonly RoleHolder[],
  roles: ReadonlyMap<string, RoleRights>,
  entries: readonly Entry[],
): readonly Concerned[] {
  const { taken, given } = permissionDifference(before.permissions, after.permissions);
  return holders.flatMap((holder): Concerned[] => {
    const others = holder.otherRoles.flatMap((id) => roles.get(id) ?? []);
    const kept = new Set(others.flatMap(({ permissions }) => expanded(permissions)));
    const without = (ids: readonly string[]): number => ids.filter((id) => id !== EVERYTHING && !kept.has(id)).length;
    const screens = differenceOf(screensOf([before, ...others], entries), screensOf([after, ...others], entries));
    const one = {
      holder,
      loses: without(taken),
      gains: without(given),
      fewerScreens: screens.taken.length,
      moreScreens: screens.given.length,
      scope: scopeChange([before, ...others], [after, ...others], holder.branch),
      needsSecondFactor: after.secondFactor && ![before, ...others].some(({ secondFactor }) => secondFactor),
    };
    const { loses, gains, fewerScreens, moreScreens, scope, needsSecondFactor } = one;
    const isConcerned = loses + gains + fewerScreens + moreScreens > 0 || scope !== null || needsSecondFactor;
    return isConcerned ? [one] : [];
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
