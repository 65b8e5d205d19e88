import { readCookie, setCookie } from './cookies.ts';
import { isSame, mac, randomText } from './random.ts';

const LIFETIME_SECONDS = 365 * 24 * 3600;

const signature = (key: Buffer, device: string, username: string): string =>
  mac(key, 'device', device, username.toLowerCase()).toString('base64url');

/**
 * Returns the device of the request if this user has signed in from it before. It counts its own failures, so that
 * guessing elsewhere locks nobody out of their own device.
 */
export const deviceOf = (
  cookies: string | undefined,
  secure: boolean,
  username: string,
  key: Buffer,
): string | null => {
  const [device = '', proof = ''] = (readCookie(cookies, 'device', secure) ?? '').split('.');
  const isOurs = isSame(Buffer.from(proof), Buffer.from(signature(key, device, username)));
  return isOurs ? device : null;
};

/** Returns the cookie that identifies the device; a device without one gets a new id. */
export const deviceCookie = (known: string | null, username: string, secure: boolean, key: Buffer): string => {
  const device = known ?? randomText(16);
  return setCookie('device', `${device}.${signature(key, device, username)}`, secure, LIFETIME_SECONDS);
};
