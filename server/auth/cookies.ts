import { parseCookie, stringifySetCookie } from 'cookie';

/** `sid` holds the secret of the browser session, `device` the users who signed in from this device. */
export type CookieName = 'sid' | 'device';

const HOST_PREFIX = '__Host-';

/** Returns the name on the wire, with the prefix that demands `Secure` wherever browsers accept it (decision 0010). */
const wireName = (name: CookieName, secure: boolean): string => (secure ? HOST_PREFIX + name : name);

/** Reads one cookie; null when absent. */
export const readCookie = (header: string | undefined, name: CookieName, secure: boolean): string | null =>
  parseCookie(header ?? '')[wireName(name, secure)] ?? null;

/** Formats a `Set-Cookie` value; without `maxAge` seconds it ends with the browser, with 0 at once. */
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
