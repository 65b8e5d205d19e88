import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of a form that differ from what the caller was shown. A masked value that comes back is no change.
 */
export const changesIn = (form: Fields, shown: Fields): Fields =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, shown[name] ?? null),
    ),
  );
