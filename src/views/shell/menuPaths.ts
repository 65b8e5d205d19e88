/** What leads out of the console: what the validator of §5 lets an external link be, and no script. */
const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)/;

/** Segments that mean themselves: no parameter, wildcard, host or scheme that would catch other addresses. */
const INSIDE = /^(?:\/[\w.~%-]+)+$/;
const CLIMBS = /\/\.{1,2}(?:\/|$)/;

/** Addresses that are the console's own, whatever a menu says. */
const OWN = /^\/(?:login|401|404|redirect(?:\/.*)?|dashboard)$/;

export const isExternal = (path: string): boolean => EXTERNAL.test(path);

/** Whether a screen of a menu may be at a path. */
export const isScreenPath = (path: string): boolean => INSIDE.test(path) && !CLIMBS.test(path) && !OWN.test(path);

/** The full path of an entry below another; the index of a parent is the parent's own path (calls.md). */
export const joined = (parent: string, path: string): string => {
  if (path.startsWith('/') || isExternal(path)) return path;
  if (path === 'index') return parent;
  return `${parent === '/' ? '' : parent}/${path}`;
};
