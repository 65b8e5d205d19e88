import { TOKEN_COOKIE_DAYS } from '#machines/fields/limits.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'token';

let last: string | null = null;

/** The token sent as Authorization, or null when nobody is signed in. */
export const readToken = (): string | null => {
  const token = readCookie(COOKIE) || null;
  last = token ?? last;
  return token;
};

/** The token that this tab read last, even if it, or another tab, has forgotten it since. */
export const lastToken = (): string | null => last;

/** Keeps the token: for the browser's session, or for one day when asked to remember (§4, §9). */
export const storeToken = (token: string, rememberMe: boolean): void =>
  writeCookie(COOKIE, token, rememberMe ? TOKEN_COOKIE_DAYS : undefined);

/** Forgets the token. */
export const clearToken = (): void => removeCookie(COOKIE);
