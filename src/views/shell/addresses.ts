import { RECORD_PATHS } from '#views/place/addresses.ts';
import { RECORD, recordAddress } from '#views/shapes/log/addresses.ts';
import type { Reach } from './views.ts';

/** Paths of pages outside the menu. */
export const NOT_FOUND = '/404';
export const FORBIDDEN = '/401';

/** Prefix of an address whose screen is to be mounted again. */
export const REDIRECT = '/redirect/';

/** Component gallery, in development only; a build does not contain it. */
export const GALLERY = import.meta.env?.DEV ? '/gallery' : null;

const PAGES: readonly (string | null)[] = [NOT_FOUND, FORBIDDEN, GALLERY];

/** Public addresses with the functions that return the screen's address from their parts. */
const KNOWN_ADDRESSES: readonly (readonly [RegExp, (...named: string[]) => string])[] = [
  [/^\/audit$/, () => '/audit/ledger?'],
  // A record at a version: `/audit/order/SL000000014MM?at=7`.
  [/^\/audit\/([^/]+)\/([^/]+)$/, (machine, id) => `/audit/record?id=${machine}%2F${id}&`],
  [/^\/model\/([^/]+)$/, (machine) => `/model/machine?id=${machine}&`],
  [/^\/model\/([^/]+)\/simulate$/, (machine) => `/model/simulate?id=${machine}&`],
];

/** Returns the granted screen behind a public address; null for any other address. */
function knownAddress(path: string, search: string, views: Reach['views']): string | null {
  for (const [pattern, addressOf] of KNOWN_ADDRESSES) {
    const found = pattern.exec(path);
    const address = found && `${addressOf(...found.slice(1))}${search.replace('?', '')}`.replace(/[?&]$/, '');
    if (address && views.has(address.replace(/\?.*/, ''))) return address;
  }
  return null;
}

const MACHINES: ReadonlyMap<string, string> = new Map(
  Object.entries(RECORD_PATHS).map(([machine, path]) => [path, machine]),
);

/** Returns the address of a record as it was, if its screen is asked for a moment (`asOf`); null for any other address. */
function pastAddress(path: string, search: string, views: Reach['views']): string | null {
  const machine = MACHINES.get(path);
  const asked = new URLSearchParams(search);
  const [id, at] = [asked.get('id'), asked.get('asOf')];
  if (machine === undefined || !id || !at) return null;
  return views.has(RECORD) ? recordAddress(machine, id, at) : FORBIDDEN;
}

/** Returns the address that a path redirects to; null for none. */
export function redirectFor(
  path: string,
  { views, redirects, start }: Pick<Reach, 'views' | 'redirects' | 'start'>,
  search = '',
): string | null {
  if (views.has(path)) return pastAddress(path, search, views);
  if (PAGES.includes(path) || path.startsWith(REDIRECT)) return null;
  if (path === '/' || path === '/login') return start;
  if (path.endsWith('/')) return path.replace(/\/+$/, '') || start;
  return redirects.get(path) ?? knownAddress(path, search, views) ?? NOT_FOUND;
}
