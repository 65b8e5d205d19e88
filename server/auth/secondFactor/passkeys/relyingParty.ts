import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../http/errors.ts';
import { secureOrigins } from '../../../http/origin.ts';

/** What passkeys are bound to (WebAuthn): the domain of this server, and the origins of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/** Returns what passkeys of a request's host are bound to. Throws where there can be none: an IP address is no domain. */
export const relyingPartyOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>): RelyingParty => {
  const origins = secureOrigins(request);
  const [origin] = origins;
  const id = origin === undefined ? '' : new URL(origin).hostname;
  if (id === '' || id.startsWith('[') || isIP(id) !== 0) throw new Problem('passkeyNotHere');
  return { id, origins };
};
