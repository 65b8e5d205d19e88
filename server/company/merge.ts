import { canonical } from '../store/canonical.ts';
import type { Fields, Ways } from './entry.ts';

/** An entry as one side has it. */
export interface Side {
  readonly fields: Fields;
  readonly inUse: boolean;
}

/** The three sides of an entry; null where a side does not have it. */
export interface Sides {
  /** Entry as it was last shipped to this installation. */
  readonly shipped: Side | null;
  /** Entry of this version of the standard company; null if it has none. */
  readonly standard: Fields | null;
  /** Entry that the installation has now. */
  readonly own: Side | null;
}

/** Kinds of conflicts of an entry. */
export type ConflictKind =
  /** One field was changed here and, differently, in the standard company. */
  | 'bothChanged'
  /** The installation made another entry under the same key. */
  | 'bothAdded'
  /** Changed here, retired in the standard company. */
  | 'retiredInStandard'
  /** Retired here, changed in the standard company. */
  | 'retiredHere'
  /** Retired in the standard company, but entries in use are below it here. */
  | 'entriesBelow'
  /** The rules of the aggregate refuse the change. */
  | 'refused';

export interface Conflict {
  readonly kind: ConflictKind;
  /** Field in conflict; null for the whole entry. */
  readonly field: string | null;
  readonly shipped: unknown;
  readonly standard: unknown;
  readonly own: unknown;
}

/** Result of comparing the sides of an entry. */
export interface Merged {
  /** Change of use to propose. */
  readonly change: 'registered' | 'restored' | 'retired' | null;
  /** Fields to register or to amend, with their values. */
  readonly fields: Fields;
  readonly conflicts: readonly Conflict[];
  /** True if the standard company's change could not be applied yet: the next start compares again. */
  readonly waits: boolean;
}

const nothing: Merged = { change: null, fields: {}, conflicts: [], waits: false };

const same = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const asSet = (value: unknown): Set<unknown> => new Set(listed(value));

const sameSet = (one: unknown, other: unknown): boolean => {
  const [left, right] = [asSet(one), asSet(other)];
  return left.size === right.size && [...left].every((member) => right.has(member));
};

const isEqual = (sets: readonly string[], field: string, one: unknown, other: unknown): boolean =>
  sets.includes(field) ? sameSet(one, other) : same(one, other);

const isUnlike = (sets: readonly string[], one: Fields, other: Fields, but: readonly string[] = []): boolean =>
  fieldsOf(one, other).some((field) => !but.includes(field) && !isEqual(sets, field, one[field], other[field]));

const fieldsOf = (...sides: readonly Fields[]): string[] => [...new Set(sides.flatMap(Object.keys))];

/** Returns whether the standard company differs from the shipped version; otherwise there is nothing to merge. */
export const isChanged = (sets: readonly string[], { shipped, standard }: Omit<Sides, 'own'>): boolean =>
  shipped === null ||
  shipped.inUse !== (standard !== null) ||
  (standard !== null && isUnlike(sets, shipped.fields, standard));

/** Adds the standard company's additions and removes its removals; the rest stays, in its order. */
const mergedSet = (shipped: unknown, standard: unknown, own: unknown): readonly unknown[] => {
  const [before, after] = [asSet(shipped), asSet(standard)];
  const kept = listed(own).filter((one) => after.has(one) || !before.has(one));
  return [...kept, ...listed(standard).filter((one) => !before.has(one) && !kept.includes(one))];
};

/** Merges the fields of an entry that all three sides have in use. */
function mergedFields({ sets, positions }: Ways, shipped: Fields, standard: Fields, own: Fields): Merged {
  const fields: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  for (const field of fieldsOf(shipped, standard)) {
    const [before, after, here] = [shipped[field], standard[field], own[field]];
    if (isEqual(sets, field, before, after) || isEqual(sets, field, here, after)) continue;
    if (sets.includes(field)) {
      const merged = mergedSet(before, after, here);
      if (!sameSet(merged, here)) fields[field] = merged;
    } else if (same(here, before)) fields[field] = after ?? null;
    else if (!positions.includes(field))
      conflicts.push({ kind: 'bothChanged', field, shipped: before, standard: after, own: here });
  }
  return { ...nothing, fields, conflicts };
}

/** Compares the three sides of an entry; a change made in the installation is never undone. */
export function merge(ways: Ways, { shipped, standard, own }: Sides): Merged {
  const { sets, positions } = ways;
  const whole = (kind: ConflictKind): Conflict => ({
    kind,
    field: null,
    shipped: shipped?.fields ?? null,
    standard,
    own: own && { fields: own.fields, inUse: own.inUse },
  });
  if (own === null) return standard === null ? nothing : { ...nothing, change: 'registered', fields: standard };
  if (shipped === null) {
    const isAlike = standard === null || (own.inUse && !isUnlike(sets, standard, own.fields));
    return isAlike ? nothing : { ...nothing, conflicts: [whole('bothAdded')] };
  }
  if (standard === null) {
    // An entry retired here stays retired, even if the standard company brings it back.
    if (!own.inUse) return { ...nothing, waits: shipped.inUse };
    const isEdited = isUnlike(sets, shipped.fields, own.fields);
    return isEdited ? { ...nothing, conflicts: [whole('retiredInStandard')] } : { ...nothing, change: 'retired' };
  }
  if (!own.inUse && shipped.inUse) {
    const isNews = isUnlike(sets, shipped.fields, standard, positions);
    return { ...nothing, conflicts: isNews ? [whole('retiredHere')] : [], waits: isNews };
  }
  const merged = mergedFields(ways, shipped.fields, standard, own.fields);
  return own.inUse ? merged : { ...merged, change: 'restored' };
}
