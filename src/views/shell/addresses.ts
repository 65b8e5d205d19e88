import type { Reach } from './views.ts';

/** Pages that are no screens, by their path. */
export const NOT_FOUND = '/404';
export const FORBIDDEN = '/401';

/** Begins an address whose screen is to be opened anew. */
export const REDIRECT = '/redirect/';

/** The parts of the design system, for whoever develops; a build has no trace of it. */
export const GALLERY = import.meta.env?.DEV ? '/gallery' : null;

const PAGES: readonly (string | null)[] = [NOT_FOUND, FORBIDDEN, GALLERY];

/** Addresses that people know and pass on, and the screens behind them, with what such an address names. */
const KNOWN_ADDRESSES: readonly (readonly [RegExp, (...named: string[]) => string])[] = [
  [/^\/audit$/, () => '/audit/ledger?'],
  // A record as it was: `/audit/order/SL000000014MM?at=7`.
  [/^\/audit\/([^/]+)\/([^/]+)$/, (machine, id) => `/audit/record?id=${machine}%2F${id}&`],
  [/^\/model\/([^/]+)$/, (machine) => `/model/machine?id=${machine}&`],
  [/^\/model\/([^/]+)\/simulate$/, (machine) => `/model/simulate?id=${machine}&`],
];

/** The granted screen behind such an address; null for any other. */
function knownAddress(path: string, search: string, views: Reach['views']): string | null {
  for (const [pattern, addressOf] of KNOWN_ADDRESSES) {
    const found = pattern.exec(path);
    const address = found && `${addressOf(...found.slice(1))}${search.replace('?', '')}`.replace(/[?&]$/, '');
    if (address && views.has(address.replace(/\?.*/, ''))) return address;
  }
  return null;
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
  return redirects.get(path) ?? knownAddress(path, search, views) ?? NOT_FOUND;
}
