import type { Values } from '../kit/rule.ts';

/** What a register's rules look at outside of an entry that stands in a tree, or that others refer to. */
export interface TreeLookups {
  /** The entry named as the one above, if there is one; `inUse` while it is registered. */
  readonly above: { readonly inUse: boolean } | null;
  /** Ids of the entries above the one named as above, and its own. */
  readonly ancestors: readonly string[];
  /** What refers to the entry and would be left without it: one of them, and its kind. */
  readonly reference: { readonly kind: string; readonly example: string } | null;
}

interface Change {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly lookups: TreeLookups;
}

/** A rule that the entry above is there and in use; `top` stands for none. */
export const standsBelow = (field: string, top: string | null = null) => ({
  source: '§5, superior; reliability.md 5, E12',
  field,
  needsData: true,
  values: ['above'],
  lookups: ['above' as const],
  holds({ data, lookups }: Change): true | Values {
    const above = data[field];
    if (typeof above !== 'string' || above === top) return true;
    return lookups.above?.inUse === true || { above };
  },
});

/** A rule that no entry is moved below itself. */
export const notBelowItself = (field: string) => ({
  source: 'reliability.md 5, E12: trees without cycles',
  field,
  needsData: true,
  values: ['above'],
  lookups: ['ancestors' as const],
  holds({ id, data, lookups }: Change): true | Values {
    const above = data[field];
    return typeof above !== 'string' || !lookups.ancestors.includes(id) || { above };
  },
});

/** A rule that what others refer to stays in use. */
export const notReferredTo = (source: string) => ({
  source,
  values: ['kind', 'example'],
  lookups: ['reference' as const],
  holds: ({ lookups: { reference } }: Change): true | Values => reference === null || { ...reference },
});
