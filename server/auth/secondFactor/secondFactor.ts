import type pg from 'pg';
import { plainCode } from '#machines/kit/text.ts';
import { Problem } from '../../http/errors.ts';
import { qrModules } from '../../labels/qr.ts';
import { companyIn, companyName } from '../../company/present.ts';
import { wordsOf } from '../../http/language.ts';
import type { Language } from '#i18n/languages.ts';
import { credentialOf } from '../credentials.ts';
import { verifyPassword } from '../passwords.ts';
import type { Person } from '../people.ts';
import { isPlain, type createUnsealer } from '../sealed.ts';
import { seal, unseal } from '../sealing.ts';
import { recordSignIn, type SignIn } from '../signIns.ts';
import type { createThrottle } from '../throttle.ts';
import { newRecoveryCodes, recoveryCodeIn, recoveryHash } from './recoveryCodes.ts';
import { createFactorStore } from './store.ts';
import { base32, newTotpSecret, stepOf, totpAddress } from './totp.ts';

/** Time within which a secret must be confirmed by its first code. */
const PENDING_MS = 15 * 60_000;

export interface FactorParts {
  readonly pool: pg.Pool;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly unsealer: ReturnType<typeof createUnsealer>;
  readonly pepper: () => Promise<Buffer>;
  /** Key that seals the secrets. */
  readonly factorKey: () => Promise<Buffer>;
}

/** A request about a second factor: who, from where, and when. */
export type FactorCaller = Pick<SignIn, 'username' | 'staffId' | 'ip' | 'userAgent' | 'session'> & {
  readonly staffId: string;
  readonly now: Date;
};

/** Returns whether a role of a person requires a second factor. */
export const isRequired = ({ roles }: Pick<Person, 'roles'>): boolean => roles.some(({ secondFactor }) => secondFactor);

/** Second factors: begun, confirmed by a first code, asked for at the sign-in; each code is accepted once. */
export const createSecondFactor = ({ pool, throttle, unsealer, pepper, factorKey }: FactorParts) => {
  const store = createFactorStore(pool);
  const keyOf = (staffId: string): string => `factor:${staffId}`;

  const wrong = async (caller: FactorCaller, code: 'factorWrong' | 'factorReplayed'): Promise<Problem> => {
    const { now, ...entry } = caller;
    await recordSignIn(pool, { ...entry, outcome: code }, now);
    return new Problem(code);
  };

  /** Counts an attempt as one at a password is counted; throws while the account or the address must wait. */
  const count = async ({ staffId, ip, now }: FactorCaller): Promise<void> => {
    await throttle.fromAddress(ip, now);
    await throttle.at(keyOf(staffId), now);
  };

  /** Uses a recovery code up. */
  const spendRecovery = async (caller: FactorCaller, code: string): Promise<void> => {
    const { now, staffId, ...entry } = caller;
    const hash = recoveryHash(await pepper(), staffId, code);
    if (!(await store.spendRecovery(staffId, hash))) throw await wrong(caller, 'factorWrong');
    await recordSignIn(pool, { ...entry, staffId, outcome: 'recoveryUsed' }, now);
  };

  return {
    /** Returns the state of a person's second factor. */
    of: (staffId: string, now: Date) => store.of(staffId, now),
    /** Returns what a sign-in with the right password still needs: a code, the setting up, or nothing. */
    needed: async (person: Person, now: Date): Promise<'code' | 'setUp' | null> => {
      if ((await store.of(person.id, now))?.secret) return 'code';
      return isRequired(person) ? 'setUp' : null;
    },
    /** Makes a secret that waits for its first code; returns it for the authenticator app, as text and as a picture. */
    begin: async ({ staffId, username, now }: FactorCaller, language: Language) => {
      const secret = newTotpSecret();
      const until = new Date(now.getTime() + PENDING_MS);
      await store.begin(staffId, seal(await factorKey(), staffId, secret), until);
      const issuer = companyName(await companyIn(pool), wordsOf(language));
      const address = totpAddress(secret, issuer, username);
      return { secret: base32(secret), address, picture: qrModules(address).map((row) => row.map(Number).join('')) };
    },
    /** Judges the first code of a secret; returns the recovery codes, which become valid with the event. */
    prepare: async (caller: FactorCaller, typed: string): Promise<readonly string[]> => {
      const { staffId, ip, now } = caller;
      const pending = (await store.of(staffId, now))?.pending;
      if (!pending) throw new Problem('factorNotBegun');
      await count(caller);
      const step = stepOf(unseal(await factorKey(), staffId, pending), plainCode(typed).replaceAll(' ', ''), now);
      if (step === null) throw await wrong(caller, 'factorWrong');
      const codes = newRecoveryCodes();
      const key = await pepper();
      const hashes = codes.map((code) => recoveryHash(key, staffId, code));
      if (!(await store.prepare(staffId, pending, step, hashes))) throw new Problem('factorNotBegun');
      await throttle.succeeded(keyOf(staffId), ip);
      return codes;
    },
    /** Judges a code or a recovery code of a person who has a second factor, and uses it up. */
    judge: async (caller: FactorCaller, typed: string): Promise<void> => {
      const { staffId, ip, now } = caller;
      const sealed = (await store.of(staffId, now))?.secret;
      if (!sealed) throw new Problem('factorMissing');
      await count(caller);
      const recovery = recoveryCodeIn(typed);
      if (recovery === null) {
        const step = stepOf(unseal(await factorKey(), staffId, sealed), plainCode(typed).replaceAll(' ', ''), now);
        if (step === null) throw await wrong(caller, 'factorWrong');
        if (!(await store.spendStep(staffId, step))) throw await wrong(caller, 'factorReplayed');
      } else await spendRecovery(caller, recovery);
      await throttle.succeeded(keyOf(staffId), ip);
    },
    /** Judges the sealed password of somebody who changes the own second factor. */
    judgePassword: async (caller: FactorCaller, sealed: string): Promise<void> => {
      const { now, ...entry } = caller;
      const credential = await credentialOf(pool, caller.staffId);
      if (!credential) throw new Problem('signedOut');
      if (isPlain(sealed)) throw new Problem('secretUnreadable');
      const key = `password:${caller.staffId}`;
      const password = await unsealer.password(sealed, 'secondFactor', credential.username, now);
      await throttle.at(key, now);
      if (!(await verifyPassword(await pepper(), credential.passwordHash, password))) {
        await recordSignIn(pool, { ...entry, outcome: 'passwordWrong' }, now);
        throw new Problem('passwordWrong');
      }
      await throttle.succeeded(key, null);
    },
  };
};

export type SecondFactor = ReturnType<typeof createSecondFactor>;
