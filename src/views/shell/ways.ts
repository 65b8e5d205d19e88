import type { Reach } from './views.ts';

/** Pages that are no screens, by their path. */
export const NOT_FOUND = '/404';
export const FORBIDDEN = '/401';

/** Begins an address whose screen is to be opened anew. */
export const REDIRECT = '/redirect/';

/** The parts of the design system, for whoever develops; a build has no trace of it. */
export const GALLERY = import.meta.env?.DEV ? '/gallery' : null;

const PAGES: readonly (string | null)[] = [NOT_FOUND, FORBIDDEN, GALLERY];

/** A record as it was, by the address that people pass on: `/audit/order/SL000000014MM?at=7`. */
const RECORD_THEN = /^\/audit\/([^/]+)\/([^/]+)$/;

/** The screen of a record as it was, and which one it is to show; null for any other address. */
function recordThen(path: string, search: string): string | null {
  const [, machine, id] = RECORD_THEN.exec(path) ?? [];
  return machine === undefined ? null : `/audit/record?id=${machine}%2F${id}${search.replace('?', '&')}`;
}

/** The simulator of a machine, by the address that people know it by: `/model/order/simulate`. */
const SIMULATOR_OF = /^\/model\/([^/]+)\/simulate$/;

/** The screen of the simulator, and the machine it is to begin with; null for any other address. */
function simulatorOf(path: string, search: string): string | null {
  const [, machine] = SIMULATOR_OF.exec(path) ?? [];
  return machine === undefined ? null : `/model/simulate?id=${machine}${search.replace('?', '&')}`;
}

/** Where a path leads on to; null where one has arrived. */
export function wayOn(
  path: string,
  { views, redirects, start }: Pick<Reach, 'views' | 'redirects' | 'start'>,
  search = '',
): string | null {
  if (views.has(path) || PAGES.includes(path) || path.startsWith(REDIRECT)) return null;
  if (path === '/' || path === '/login') return start;
  if (path.endsWith('/')) return path.replace(/\/+$/, '') || start;
  return redirects.get(path) ?? recordThen(path, search) ?? simulatorOf(path, search) ?? NOT_FOUND;
}
