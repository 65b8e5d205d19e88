import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../http/errors.ts';
import { secureOrigins } from '../../../http/origin.ts';

/** Domain of this server and origins of its pages, to which passkeys are bound (WebAuthn). */
export interface RelyingParty {
  readonly id: string;
  readonly origins: readonly string[];
}

/** Returns the domain and origins of a request's host. Throws where there can be none: an IP address is no domain. */
export const relyingPartyOf = (request: Pick<FastifyRequest, 'protocol' | 'host'>): RelyingParty => {
  const origins = secureOrigins(request);
  const [origin] = origins;
  const id = origin === undefined ? '' : new URL(origin).hostname;
  if (id === '' || id.startsWith('[') || isIP(id) !== 0) throw new Problem('passkeyNotHere');
  return { id, origins };
};
