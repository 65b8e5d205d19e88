import type { FastifyReply, FastifyRequest } from 'fastify';
import { system, type Actor } from '#machines/kit/actor.ts';
import { readSecret } from '../auth/apiKeys.ts';
import type { Identity } from '../auth/session.ts';
import type { EndedFor } from '../auth/sessions.ts';
import type { Access, PolicyRow } from '../policy.ts';
import { scopeNeeded } from '../programs.ts';
import { Problem } from './errors.ts';
import type { createLimiter } from './limits.ts';

/** Returns the actor of a public route without a session: no permissions, no scope. */
export const nobody = (ip: string): Actor => ({ ...system, kind: 'person', id: 'nobody', name: '', scope: [], ip });

const holdsOneOf = (actor: Actor, permissions: readonly string[]): boolean =>
  permissions.some((permission) => actor.permissions.includes(permission) || actor.permissions.includes('*'));

/**
 * Throws unless this person may make a call of this access (§6). A missing or wrong session gives 401, a locked one 423,
 * a missing permission 403.
 */
export const admit = (access: Access, identity: Identity | null): void => {
  if (access === 'public') return;
  if (identity === null) throw new Problem('signedOut');
  const { kind } = identity.session;
  if (kind === 'change' && access !== 'changeOnly') throw new Problem('signedOut');
  const admitsFactor = access === 'factorOnly' || access === 'enrolling';
  if (kind === 'factor' ? !admitsFactor : access === 'factorOnly') throw new Problem('signedOut');
  if (identity.session.lockedAt !== null && access !== 'evenLocked') throw new Problem('locked');
  if (typeof access !== 'string' && !holdsOneOf(identity.actor, access)) throw new Problem('forbidden');
};

/** Throws unless a program may make a call: one that is open to keys, with the scope that it needs. */
const admitProgram = (call: string, access: Access, { scopes }: Identity): void => {
  if (scopes === undefined || access === 'public') return;
  const needed = scopeNeeded(call);
  if (needed === null) throw new Problem('keyCall');
  if (needed !== 'any' && !scopes.includes(needed)) throw new Problem('keyScope', { values: { scope: needed } });
};

/** Tells a program its quota and the calls that it has left (draft-ietf-httpapi-ratelimit-headers). */
const tellQuota = (
  reply: FastifyReply,
  rateClass: PolicyRow['rateClass'],
  { rate: { burst, perSecond }, left }: ReturnType<ReturnType<typeof createLimiter>['quota']>,
): void => {
  const seconds = Math.ceil((burst - left) / perSecond);
  reply.header('ratelimit-policy', `"${rateClass}";q=${burst};w=${Math.ceil(burst / perSecond)}`);
  reply.header('ratelimit', `"${rateClass}";r=${left};t=${seconds}`);
};

/** Identification of the caller of a request, and the reason for which another person ended a session. */
interface Identifying {
  readonly identify: (request: FastifyRequest) => Promise<Identity | null>;
  readonly endedFor?: (request: FastifyRequest) => Promise<EndedFor | null>;
}

/** Identifies, counts and admits the caller before the body is read. */
export const guard = async (
  request: FastifyRequest,
  reply: FastifyReply,
  row: PolicyRow & { readonly call: string },
  { identify, endedFor }: Identifying,
  limiter: ReturnType<typeof createLimiter>,
  now: Date,
): Promise<void> => {
  request.identity = row.rateClass === 'health' ? null : await identify(request);
  const caller = request.identity?.session.id ?? request.ip;
  const retryAfter = await limiter.take(row.rateClass, caller, now.getTime());
  if (request.identity?.scopes) tellQuota(reply, row.rateClass, limiter.quota(row.rateClass, caller));
  if (retryAfter > 0) throw new Problem('tooMany', { retryAfter });
  if (request.identity === null && row.access !== 'public') {
    if (readSecret(request.headers.authorization) !== null) throw new Problem('keyInvalid');
    const ended = await endedFor?.(request);
    if (ended) throw new Problem('signedOutBy', { values: { ...ended } });
  }
  if (request.identity) admitProgram(row.call, row.access, request.identity);
  admit(row.access, request.identity);
};
