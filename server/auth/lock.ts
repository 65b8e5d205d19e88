import type pg from 'pg';
import { Problem } from '../http/errors.ts';
import { credentialOf } from './credentials.ts';
import { verifyPassword } from './passwords.ts';
import { isPlain, type createUnsealer } from './sealed.ts';
import type { Session } from './session.ts';
import type { createSessions } from './sessions.ts';
import { recordSignIn } from './signIns.ts';
import type { createThrottle } from './throttle.ts';

export interface LockParts {
  readonly pool: pg.Pool;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly unsealer: ReturnType<typeof createUnsealer>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly pepper: () => Promise<Buffer>;
}

/** Screen lock: the session continues but answers nothing until its person proves to be present. */
export const createLock = ({ pool, throttle, unsealer, sessions, pepper }: LockParts) => {
  const personOf = async ({ user, id }: Session, ip: string, userAgent: string) => {
    const credential = await credentialOf(pool, user);
    if (!credential) throw new Problem('signedOut');
    return { credential, entry: { username: credential.username, staffId: user, ip, userAgent, session: id } };
  };

  return {
    /** Locks a session. */
    close: async (session: Session, ip: string, userAgent: string, now: Date): Promise<void> => {
      if (session.lockedAt !== null) return;
      const { entry } = await personOf(session, ip, userAgent);
      await sessions.lock(session.id, now);
      await recordSignIn(pool, { ...entry, outcome: 'locked' }, now);
    },
    /** Unlocks the session with the sealed password; failures are slowed down as those of signing in. */
    open: async (sealed: string, session: Session, ip: string, userAgent: string, now: Date): Promise<void> => {
      const { credential, entry } = await personOf(session, ip, userAgent);
      if (isPlain(sealed)) throw new Problem('secretUnreadable');
      const key = `unlock:${session.user}`;
      await throttle.fromAddress(ip, now);
      const password = await unsealer.password(sealed, 'unlock', credential.username, now);
      await throttle.at(key, now);
      if (!(await verifyPassword(await pepper(), credential.passwordHash, password))) {
        await recordSignIn(pool, { ...entry, outcome: 'unlockWrong' }, now);
        throw new Problem('unlockWrong');
      }
      await throttle.succeeded(key, ip);
      await sessions.lock(session.id, null);
      await recordSignIn(pool, { ...entry, outcome: 'unlocked' }, now);
    },
  };
};
