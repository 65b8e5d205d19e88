import type { FastifyRequest } from 'fastify';
import { isSecure } from '../http/origin.ts';
import { readSecret, type createApiKeys } from './apiKeys.ts';
import { readCookie } from './cookies.ts';
import { actorOf, type createPeople } from './people.ts';
import type { Identity, Session } from './session.ts';
import type { createSessions, EndedFor } from './sessions.ts';
import { isProof, readToken } from './tokens.ts';

export interface IdentifyParts {
  readonly apiKeys: ReturnType<typeof createApiKeys>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly people: ReturnType<typeof createPeople>;
  readonly tokenKey: () => Promise<Buffer>;
  readonly clock: () => Date;
}

/** Returns the actor of a session, if its person may still act; otherwise ends the session. */
export const identityOf = async (
  { sessions, people, clock }: Pick<IdentifyParts, 'sessions' | 'people' | 'clock'>,
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
 * needs the header alone. Neither kind is accepted as the other (reliability 2.1). A program has the secret of a key.
 */
export const createIdentify = (parts: IdentifyParts) => {
  const sessionOf = async (request: FastifyRequest): Promise<Session | null> => {
    const token = readToken(request.headers.authorization);
    if (token === null) return null;
    const secret = await secretIn(request, parts.tokenKey);
    if (secret === null) return null;
    const session = await parts.sessions.find(secret, parts.clock());
    return session?.kind === token.kind ? session : null;
  };

  return async (request: FastifyRequest): Promise<Identity | null> => {
    const secret = readSecret(request.headers.authorization);
    if (secret !== null) return parts.apiKeys.identify(secret, request.ip, parts.clock());
    const session = await sessionOf(request);
    return session && identityOf(parts, session, request.ip);
  };
};

/** Returns why another person ended the session of a request's token; null if none did. */
export const createEndedFor =
  ({ sessions, tokenKey }: Pick<IdentifyParts, 'sessions' | 'tokenKey'>) =>
  async (request: FastifyRequest): Promise<EndedFor | null> => {
    const secret = await secretIn(request, tokenKey);
    return secret === null ? null : sessions.endedFor(secret);
  };

/**
 * Finds whose session a request's cookie alone names, without any header token: it opens nothing, but its browser may end
 * it, having forgotten the token when it was left without a line.
 */
export const createLeftOpen =
  (parts: Omit<IdentifyParts, 'apiKeys' | 'tokenKey'>) =>
  async (request: FastifyRequest): Promise<Identity | null> => {
    const secret = readCookie(request.headers.cookie, 'sid', isSecure(request));
    if (secret === null || request.headers.authorization !== undefined) return null;
    const session = await parts.sessions.find(secret, parts.clock());
    return session?.kind === 'browser' ? identityOf(parts, session, request.ip) : null;
  };

/** Returns the secret of a request's session: of a page that of its cookie, if the header token matches it. */
const secretIn = async (request: FastifyRequest, tokenKey: IdentifyParts['tokenKey']): Promise<string | null> => {
  const token = readToken(request.headers.authorization);
  if (token === null) return null;
  if (token.kind !== 'browser') return token.secret;
  const secret = readCookie(request.headers.cookie, 'sid', isSecure(request));
  return secret !== null && isProof(token, secret, await tokenKey()) ? secret : null;
};
