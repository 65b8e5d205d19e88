import type { FastifyRequest } from 'fastify';
import { isSecure } from '../http/origin.ts';
import { readCookie } from './cookies.ts';
import { actorOf, type createPeople } from './people.ts';
import type { Identity, Session } from './session.ts';
import type { createSessions } from './sessions.ts';
import { isProof, readToken } from './tokens.ts';

export interface IdentifyParts {
  readonly sessions: ReturnType<typeof createSessions>;
  readonly people: ReturnType<typeof createPeople>;
  readonly tokenKey: () => Promise<Buffer>;
  readonly clock: () => Date;
}

/** Returns the actor of a session, if its person may still act; otherwise ends the session. */
export const identityOf = async (
  { sessions, people, clock }: IdentifyParts,
  session: Session,
  ip: string,
): Promise<Identity | null> => {
  const person = await people.of(session.user);
  if (person?.active) return { session, actor: actorOf(person, session.id, ip) };
  await sessions.endAllOf(session.user, clock());
  return null;
};

/**
 * Identifies the sender of a request. A page needs both its cookie and its header token, and they must match; a script
 * needs the header alone. Neither kind is accepted as the other (reliability 2.1).
 */
export const createIdentify = (parts: IdentifyParts) => {
  const sessionOf = async (request: FastifyRequest): Promise<Session | null> => {
    const token = readToken(request.headers.authorization);
    if (token === null) return null;
    const secret =
      token.kind === 'browser' ? readCookie(request.headers.cookie, 'sid', isSecure(request)) : token.secret;
    if (secret === null) return null;
    if (token.kind === 'browser' && !isProof(token, secret, await parts.tokenKey())) return null;
    const session = await parts.sessions.find(secret, parts.clock());
    return session?.kind === token.kind ? session : null;
  };

  return async (request: FastifyRequest): Promise<Identity | null> => {
    const session = await sessionOf(request);
    return session && identityOf(parts, session, request.ip);
  };
};
