import { preferences } from './preferences.ts';

/** Zone of all times on screen (§1). That of the machine takes the browser a tenth of a second to find out. */
const ZONE = 'Asia/Yangon';

/** Id of a call, by which the log of the server names it. */
const requestId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Headers of every call (§7), and the screen, which the record of personal data names. */
export const headersOf = (token: string | null): Record<string, string> => ({
  ...(token ? { Authorization: token } : {}),
  'pc-language': preferences().language,
  timezone: ZONE,
  'x-screen': location.pathname,
  'x-request-id': requestId(),
});
