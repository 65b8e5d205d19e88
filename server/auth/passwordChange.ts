import type pg from 'pg';
import { Problem } from '../http/errors.ts';
import { credentialOf, inTransaction, storePassword } from './credentials.ts';
import { requireGoodPassword, verifyPassword } from './passwords.ts';
import { isPlain, type createUnsealer } from './sealed.ts';
import type { Session } from './session.ts';
import type { createSessions } from './sessions.ts';
import { recordSignIn } from './signIns.ts';
import type { createThrottle } from './throttle.ts';

/** Two ciphertexts, or one envelope of both passwords in either field (§7). */
export interface ChangeBody {
  readonly oldPass: string;
  readonly newPass: string;
}

export interface PasswordChangeParts {
  readonly pool: pg.Pool;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly unsealer: ReturnType<typeof createUnsealer>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly pepper: () => Promise<Buffer>;
}

/**
 * Changes the caller's password: both passwords come encrypted, the old one is checked, and every session ends (§5).
 */
export const createPasswordChange = ({ pool, throttle, unsealer, sessions, pepper }: PasswordChangeParts) => {
  const open = async (body: ChangeBody, user: string, now: Date) => {
    if (isPlain(body.oldPass) || isPlain(body.newPass)) throw new Problem('secretUnreadable');
    if (body.oldPass === body.newPass) return unsealer.change(body.oldPass, user, now);
    return {
      oldPassword: await unsealer.password(body.oldPass, 'oldPass', user, now),
      newPassword: await unsealer.password(body.newPass, 'newPass', user, now),
    };
  };

  return async (body: ChangeBody, session: Session, ip: string, userAgent: string, now: Date): Promise<void> => {
    const credential = await credentialOf(pool, session.user);
    if (!credential) throw new Problem('signedOut');
    const { username, passwordHash } = credential;
    const { oldPassword, newPassword } = await open(body, username, now);
    const key = `password:${session.user}`;
    const entry = { username, staffId: session.user, ip, userAgent, session: session.id };
    await throttle.at(key, now);
    if (!(await verifyPassword(await pepper(), passwordHash, oldPassword))) {
      await recordSignIn(pool, { ...entry, outcome: 'passwordWrong' }, now);
      throw new Problem('passwordWrong');
    }
    await throttle.succeeded(key, null);
    requireGoodPassword(newPassword, oldPassword, username);
    await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        'select 1 from credentials where staff_id = $1 and password_hash = $2 for update',
        [session.user, passwordHash],
      );
      if (rowCount === 0) throw new Problem('conflict');
      await storePassword(client, session.user, newPassword, null, now);
      await recordSignIn(client, { ...entry, outcome: 'passwordChanged' }, now);
    });
    sessions.forget();
  };
};
