import type { FastifyRequest } from 'fastify';
import { Problem } from './errors.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** Whether a browser treats the connection as secure: TLS, or the machine itself (decision 0010). */
export const isSecure = (request: Pick<FastifyRequest, 'protocol' | 'host'>): boolean =>
  request.protocol === 'https' || LOOPBACK.test(request.host);

/** Whether an `Origin` names the very host that was asked. Behind a proxy that is not trusted the scheme is unknown. */
export const isOwnOrigin = (origin: string, host: string, protocol: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const own = `${url.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === url.host && (protocol !== 'https' || url.protocol === 'https:');
};

const GUARDED = /^\/(api|auth)(\/|$)/;

/** Refuses what another site's page sends to the calls: the wall behind SameSite and the header token. */
export const refuseCrossSite = (request: FastifyRequest): void => {
  if (!GUARDED.test(request.url)) return;
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('crossSite');
  if (origin !== undefined && !isOwnOrigin(origin, request.host, request.protocol)) throw new Problem('crossSite');
};

/** Whether a page in a browser asks, by headers that scripts in a page can neither set nor leave out. */
export const isBrowser = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
