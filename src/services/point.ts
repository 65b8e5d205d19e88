import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const COOKIE = 'point';
const SESSION_GONE = '401';

/** Leaves word for after the reload that the session had ended by itself (§8). */
export const pointOut = (): void => writeCookie(COOKIE, SESSION_GONE);

/** Whether the page was left because the session had ended. */
export const wasPointedOut = (): boolean => readCookie(COOKIE) === SESSION_GONE;

/** What was left has been told. */
export const forgetPoint = (): void => removeCookie(COOKIE);
