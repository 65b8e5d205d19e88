import type { FastifyRequest } from 'fastify';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Identity } from '../auth/session.ts';
import type { Access, PolicyRow } from '../policy.ts';
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
  if (identity.session.kind === 'change' && access !== 'changeOnly') throw new Problem('signedOut');
  if (identity.session.lockedAt !== null && access !== 'evenLocked') throw new Problem('locked');
  if (typeof access !== 'string' && !holdsOneOf(identity.actor, access)) throw new Problem('forbidden');
};

/** Identifies, counts and admits the caller before the body is read. */
export const guard = async (
  request: FastifyRequest,
  row: PolicyRow,
  identify: (request: FastifyRequest) => Promise<Identity | null>,
  limiter: ReturnType<typeof createLimiter>,
  now: Date,
): Promise<void> => {
  request.identity = await identify(request);
  const retryAfter = await limiter.take(row.rateClass, request.identity?.session.id ?? request.ip, now.getTime());
  if (retryAfter > 0) throw new Problem('tooMany', { retryAfter });
  admit(row.access, request.identity);
};
