import type { FastifyRequest } from 'fastify';
import { trustOf } from './caller.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'] as const;
/** Peers that are warned of, so that strangers cannot fill the log. */
const MOST_PEERS = 8;

/** Returns a hook that warns once of each peer that forwards requests of others and is not named in TRUSTED_PROXIES. */
export const createProxyWarning = (trusted: readonly string[]): ((request: FastifyRequest) => void) => {
  const isTrusted = trustOf(trusted);
  const warned = new Set<string>();
  return ({ headers, socket, log }) => {
    const header = FORWARDED.find((name) => headers[name] !== undefined);
    const peer = socket.remoteAddress ?? '';
    if (header === undefined || warned.size >= MOST_PEERS || warned.has(peer) || isTrusted(peer)) return;
    warned.add(peer);
    log.warn(
      { peer, header },
      'a proxy that TRUSTED_PROXIES does not name: everybody behind it counts as one address, so that wrong passwords of one block all; name it there if it is yours',
    );
  };
};
