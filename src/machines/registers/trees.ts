import type { Values } from '../kit/rule.ts';

/** Lookups of a register's rules about the tree and about references. */
export interface TreeLookups {
  /** The parent named in the payload, if it exists; `inUse` while it is registered. */
  readonly above: { readonly inUse: boolean } | null;
  /** Ids of the named parent and of all its ancestors. */
  readonly ancestors: readonly string[];
  /** One record that refers to the entry, and its kind; null if there is none. */
  readonly reference: { readonly kind: string; readonly example: string } | null;
}

interface Change {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly lookups: TreeLookups;
}

/** Makes a rule that the parent exists and is in use; `top` means no parent. */
export const parentInUse = (field: string, top: string | null = null) => ({
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

/** Makes a rule that no entry moves below itself. */
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

/** Makes a rule that an entry to which others refer stays in use. */
export const notReferredTo = (source: string) => ({
  source,
  values: ['kind', 'example'],
  lookups: ['reference' as const],
  holds: ({ lookups: { reference } }: Change): true | Values => reference === null || { ...reference },
});
