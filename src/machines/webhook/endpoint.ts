const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** Endings of names that never lead to a public address. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;
const ADDRESS = /^\[|^\d+(\.\d+){3}$/;

/** Returns whether a text is an address that could be called: http or https, without a password or a fragment. */
export function isEndpoint(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' && hash === '';
}

/** Returns whether an address leads to the machine itself. */
export const isLoopback = (url: string): boolean => LOOPBACK.includes(new URL(url).hostname);

/** Returns whether an address is called encrypted. */
export const isSecure = (url: string): boolean => new URL(url).protocol === 'https:';

/** Returns whether the host of an address is a name that can be public, not a number or a name of one network. */
export function hasPublicName(url: string): boolean {
  const { hostname } = new URL(url);
  return !ADDRESS.test(hostname) && !PRIVATE_NAME.test(hostname) && hostname.replace(/\.$/, '').includes('.');
}
