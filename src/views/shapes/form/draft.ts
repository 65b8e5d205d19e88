import type { FieldInfo, FieldKind } from '../fields/kind.ts';
import { recordOf, rowsOf } from './pairs.ts';

/** Typed values so far: an unfinished payload, in the payload's own units. */
export type Draft = Readonly<Record<string, unknown>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: unknown, part: string): unknown => {
  if (Array.isArray(value)) return (value as readonly unknown[])[Number(part)];
  return isDraft(value) ? value[part] : undefined;
};

/** The value at a path such as `proof.signedBy` or `accounts.1.bank`. */
export const valueAt = (draft: Draft, path: string): unknown => path.split('.').reduce<unknown>(partOf, draft);

/** The value at a path of what is typed, else of what is given; a typed none is a value. */
export function typedOrGiven(draft: Draft, given: Draft | undefined, path: string): unknown {
  const typed = valueAt(draft, path);
  return typed === undefined && given ? valueAt(given, path) : typed;
}

function put(holder: unknown, [first = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : put(partOf(holder, first), rest, value);
  return Array.isArray(holder)
    ? Object.assign([...(holder as readonly unknown[])], { [first]: inner })
    : { ...(isDraft(holder) ? holder : {}), [first]: inner };
}

/** The draft with another value at a path. */
export const withValue = (draft: Draft, path: string, value: unknown): Draft =>
  put(draft, path.split('.'), value) as Draft;

/** The draft with the entries of a list in another order, by the places where they stood; one that is not named goes. */
export function reorderedAt(draft: Draft, path: string, order: readonly number[]): Draft {
  const list = valueAt(draft, path);
  if (!Array.isArray(list)) return draft;
  return withValue(
    draft,
    path,
    order.map((place): unknown => list[place]),
  );
}

/** The draft with another value at a path; what belongs to the branch that was chosen there before is emptied. */
export const withChoice = (draft: Draft, path: string, value: unknown, fields: readonly FieldInfo[]): Draft =>
  fields
    .filter(({ kind }) => kind.kind === 'reference' && kind.within === path && valueAt(draft, path) !== value)
    .reduce((next, { name }) => withValue(next, name, undefined), withValue(draft, path, value));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isDraft(value) && Object.keys(value).length === 0);

/** Empty value of a required field, so that a missing value shows at its own field or is an answer. */
const NOTHING: Readonly<Partial<Record<FieldKind['kind'], unknown>>> = {
  group: {},
  groups: [],
  pairs: {},
  list: [],
  references: [],
  records: [],
  yesNo: false,
};

function settled(value: unknown, kind: FieldKind | undefined): unknown {
  if (kind?.kind === 'pairs') return recordOf(value);
  if (kind?.kind === 'groups' && Array.isArray(value))
    return value.map((one: unknown) => (isDraft(one) ? payloadOf(one, kind.fields) : one));
  if (!isDraft(value)) return value;
  // A group without any value is absent, its checkboxes included.
  return isEmpty(payloadOf(value)) ? {} : payloadOf(value, kind?.kind === 'group' ? kind.fields : []);
}

/** The payload of a draft: what was left empty is left out or null, and groups with nothing in them are left out. */
export function payloadOf(draft: Draft, fields: readonly FieldInfo[] = []): Record<string, unknown> {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const canBeNull = new Set(
    fields.flatMap(({ name, nothing }) => (nothing === 'null' || nothing === 'either' ? [name] : [])),
  );
  const standing = fields.flatMap(({ name, kind, required }): [string, unknown][] => {
    if (!required || !(kind.kind in NOTHING)) return [];
    return [[name, kind.kind === 'group' ? payloadOf({}, kind.fields) : NOTHING[kind.kind]]];
  });
  const none = fields.flatMap(({ name, nothing }): [string, null][] => (nothing === 'null' ? [[name, null]] : []));
  const typed = Object.entries(draft).flatMap(([name, value]): [string, unknown][] => {
    if (value === null && canBeNull.has(name)) return [[name, null]];
    if (isEmpty(value)) return [];
    const kind = kinds.get(name);
    const kept = settled(value, kind);
    return isEmpty(kept) && kind?.kind !== 'pairs' ? [] : [[name, kept]];
  });
  return { ...Object.fromEntries(none), ...Object.fromEntries(standing), ...Object.fromEntries(typed) };
}

/** The draft that a form begins with: pairs as the rows in which they are typed. */
export const draftOf = (initial: Draft, fields: readonly FieldInfo[]): Draft => ({
  ...initial,
  ...Object.fromEntries(
    fields.flatMap(({ name, kind }) =>
      kind.kind === 'pairs' && isDraft(initial[name]) ? [[name, rowsOf(initial[name])]] : [],
    ),
  ),
});
