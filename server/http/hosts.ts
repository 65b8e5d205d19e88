import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../exposure.ts';
import { Problem } from './errors.ts';

const nameOf = (host: string): string | null =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;

const isThisMachine = (name: string): boolean => isLoopback(name) || name.endsWith('.localhost');

/**
 * Returns a check of the host that a request names, against DNS rebinding. Without it, a foreign name that resolves to
 * this machine would let another site's page ask it. Off loopback and behind a proxy any name is served, unless
 * ALLOWED_HOSTS lists them.
 */
export const createHostCheck = ({
  host,
  allowedHosts,
  trustedProxies,
}: Pick<Config, 'host' | 'allowedHosts' | 'trustedProxies'>): ((request: Pick<FastifyRequest, 'host'>) => void) => {
  if (allowedHosts.length === 0 && (!isLoopback(host) || trustedProxies.length > 0)) return () => {};
  const allowed = new Set(allowedHosts.map((name) => name.toLowerCase()));
  return (request) => {
    const name = nameOf(request.host);
    if (name === null || !(allowed.has(name) || isThisMachine(name))) throw new Problem('hostNotServed');
  };
};
