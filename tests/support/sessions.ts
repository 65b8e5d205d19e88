import type pg from 'pg';
import { createSessions } from '#server/auth/sessions.ts';
import { secretOf } from '#server/auth/secrets.ts';
import { tokenFor } from '#server/auth/tokens.ts';

/**
 * Signs a person in without a password, as a script or as a page. Returns the header for later calls, and the page's
 * cookie.
 */
export async function signIn(
  pool: pg.Pool,
  staffId: string,
  kind: 'bearer' | 'browser' = 'bearer',
): Promise<{ authorization: string; cookie: string; session: string }> {
  const now = new Date();
  const begun = await createSessions(pool).begin({ staffId, kind, ip: '127.0.0.1', userAgent: 'test' }, now);
  const authorization = tokenFor(kind, begun.secret, await secretOf(pool, 'token', now));
  return { authorization, cookie: `__Host-sid=${begun.secret}`, session: begun.session.id };
}
