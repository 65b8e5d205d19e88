/** What is typed so far: an event's payload in the making, in the payload's own units. */
export type Draft = Readonly<Record<string, unknown>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path such as `proof.signedBy`. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (isDraft(value) ? value[part] : undefined), draft);

/** The draft with another value at a path. */
export const withValue = (draft: Draft, path: string, value: unknown): Draft => {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...draft, [first]: value };
  const inner = draft[first];
  return { ...draft, [first]: withValue(isDraft(inner) ? inner : {}, rest.join('.'), value) };
};

/** The payload of a draft: what was left empty is left out, and so are groups with nothing in them. */
export const payloadOf = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([name, value]) => {
      const kept = isDraft(value) ? payloadOf(value) : value;
      const isEmpty =
        kept === undefined || kept === null || kept === '' || (isDraft(kept) && Object.keys(kept).length === 0);
      return isEmpty ? [] : [[name, kept]];
    }),
  );
