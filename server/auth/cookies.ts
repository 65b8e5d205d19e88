import { parseCookie, stringifySetCookie } from 'cookie';

/** `sid`: the browser session's secret. `device`: which devices have signed in as whom before. */
export type CookieName = 'sid' | 'device';

const HOST_PREFIX = '__Host-';

/** The name on the wire: with the prefix, which demands `Secure`, wherever a browser takes that (decision 0010). */
const wireName = (name: CookieName, secure: boolean): string => (secure ? HOST_PREFIX + name : name);

/** Reads one cookie; null when absent. */
export const readCookie = (header: string | undefined, name: CookieName, secure: boolean): string | null =>
  parseCookie(header ?? '')[wireName(name, secure)] ?? null;

/** A `Set-Cookie` value; without `maxAge` seconds it ends with the browser, with 0 at once. */
export const setCookie = (name: CookieName, value: string, secure: boolean, maxAge?: number): string =>
  stringifySetCookie({
    name: wireName(name, secure),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
  });
