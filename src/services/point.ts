import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'point';
const SESSION_GONE = '401';

/** Leaves word for after the reload that the session had ended by itself (§8). */
export const pointOut = (): void => writeCookie(COOKIE, SESSION_GONE);

/** True if the page was left because the session had ended. */
export const wasPointedOut = (): boolean => readCookie(COOKIE) === SESSION_GONE;

/** True once the person knows of the left page. */
export const forgetPoint = (): void => removeCookie(COOKIE);
