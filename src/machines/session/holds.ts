const EVERYTHING = '*';

/**
 * Tests whether a person holds one of the wanted permissions (§5). Throws a TypeError if `wanted` is not a list of
 * names.
 */
export const holdsOneOf = (held: readonly string[], wanted: readonly string[]): boolean => {
  if (!Array.isArray(wanted) || wanted.length === 0 || wanted.some((name) => typeof name !== 'string' || name === ''))
    throw new TypeError("A list of role names is needed, such as ['admin', 'order.read'].");
  return held.includes(EVERYTHING) || wanted.some((name) => held.includes(name));
};
