/** External links: those that the validator of §5 accepts, without scripts. */
const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)/;

/** Literal segments only: no parameter, wildcard, host or scheme that would match other addresses. */
const INSIDE = /^(?:\/[\w.~%-]+)+$/;
const CLIMBS = /\/\.{1,2}(?:\/|$)/;

/** Paths reserved for the console, which no menu can replace. */
const OWN = /^\/(?:login|401|404|redirect(?:\/.*)?|dashboard)$/;

export const isExternal = (path: string): boolean => EXTERNAL.test(path);

/** Returns true if a menu's screen may use the path. */
export const isScreenPath = (path: string): boolean => INSIDE.test(path) && !CLIMBS.test(path) && !OWN.test(path);

/** Returns the full path of an entry below its parent; an index entry has the parent's path (calls.md). */
export const joined = (parent: string, path: string): string => {
  if (path.startsWith('/') || isExternal(path)) return path;
  if (path === 'index') return parent;
  return `${parent === '/' ? '' : parent}/${path}`;
};
