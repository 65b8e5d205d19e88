import type { FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** Returns whether a browser treats the connection as secure: TLS, or the local machine (decision 0010). */
export const isSecure = (request: Pick<FastifyRequest, 'protocol' | 'host'>): boolean =>
  request.protocol === 'https' || LOOPBACK.test(request.host);

/** Returns whether an `Origin` names the requested host. Behind an untrusted proxy the scheme is unknown. */
export const isOwnOrigin = (origin: string, host: string, protocol: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const own = `${url.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === url.host && (protocol !== 'https' || url.protocol === 'https:');
};

/** Returns the origins that pages of the requested host have where a browser treats them as secure. */
export const secureOrigins = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string[] =>
  (LOOPBACK.test(host) ? ['https', 'http'] : ['https'])
    .map((scheme) => `${scheme}://${host}`)
    .filter((origin) => isOwnOrigin(origin, host, protocol))
    .map((origin) => new URL(origin).origin);

const GUARDED = /^\/(api|auth)(\/|$)/;

/** Rejects calls from pages of other sites: a second protection beside SameSite and the header token. */
export const refuseCrossSite = (request: FastifyRequest): void => {
  if (!GUARDED.test(request.url)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const values = { origin: origin ?? '', host: request.host };
  if (site === 'cross-site') throw new Problem('crossSite', { values });
  if (origin === undefined || isOwnOrigin(origin, request.host, request.protocol)) return;
  // The browser knows that page and server are one: a proxy between them changed the host.
  throw new Problem(site === 'same-origin' ? 'hostChanged' : 'crossSite', { values });
};

/** Returns whether a page in a browser sends the request, by headers that scripts can neither set nor omit. */
export const isBrowser = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
