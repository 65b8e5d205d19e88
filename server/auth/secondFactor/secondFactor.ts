import { FACTOR_WAYS, type FactorWay } from '#machines/session/factorWays.ts';
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
import { createAttempts, type AttemptParts, type FactorCaller } from './attempts.ts';
import { createPasskeyStore } from './passkeys/store.ts';
import { newRecovery, recoveryCodeIn, recoveryHash } from './recoveryCodes.ts';
import { createFactorStore } from './store.ts';
import { base32, newTotpSecret, stepOf, totpAddress } from './totp.ts';

/** Time within which a secret must be confirmed by its first code. */
const PENDING_MS = 15 * 60_000;

export interface FactorParts extends AttemptParts {
  readonly unsealer: ReturnType<typeof createUnsealer>;
  readonly pepper: () => Promise<Buffer>;
  /** Key that seals the secrets. */
  readonly factorKey: () => Promise<Buffer>;
}

/** Remainder of a sign-in after the password: a factor by one of some ways, the setting up of one, or nothing. */
interface Needed {
  readonly remaining: 'code' | 'setUp' | null;
  readonly factors: readonly FactorWay[];
}

/** Returns whether a role of a person requires a second factor. */
export const isRequired = ({ roles }: Pick<Person, 'roles'>): boolean => roles.some(({ secondFactor }) => secondFactor);

/** Second factors: begun, confirmed by a first code, asked for at the sign-in; each code is accepted once. */
export const createSecondFactor = ({ pool, throttle, unsealer, pepper, factorKey }: FactorParts) => {
  const store = createFactorStore(pool);
  const passkeys = createPasskeyStore(pool);
  const attempts = createAttempts({ pool, throttle });

  /** Returns how a person may prove the second factor, the quickest way first; none without one. */
  const waysOf = async (staffId: string, now: Date): Promise<FactorWay[]> => {
    const [kept, held] = await Promise.all([store.of(staffId, now), passkeys.of(staffId)]);
    const has = { passkey: held.length > 0, app: Boolean(kept?.secret), recovery: Boolean(kept?.recoveryLeft) };
    return FACTOR_WAYS.filter((way) => has[way]);
  };

  /** Uses a recovery code up. */
  const spendRecovery = async (caller: FactorCaller, code: string): Promise<void> => {
    const hash = recoveryHash(await pepper(), caller.staffId, code);
    if (!(await store.spendRecovery(caller.staffId, hash))) throw await attempts.failed(caller, 'factorWrong');
    await attempts.record(caller, 'recoveryUsed');
  };

  return {
    /** Returns the state of a person's second factor. */
    of: (staffId: string, now: Date) => store.of(staffId, now),
    waysOf,
    /** Returns what a sign-in with the right password still needs. */
    needed: async (person: Person, now: Date): Promise<Needed> => {
      const factors = await waysOf(person.id, now);
      if (factors.length > 0) return { remaining: 'code', factors };
      return { remaining: isRequired(person) ? 'setUp' : null, factors };
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
      const { staffId, now } = caller;
      const pending = (await store.of(staffId, now))?.pending;
      if (!pending) throw new Problem('factorNotBegun');
      await attempts.count(caller);
      const step = stepOf(unseal(await factorKey(), staffId, pending), plainCode(typed).replaceAll(' ', ''), now);
      if (step === null) throw await attempts.failed(caller, 'factorWrong');
      const { codes, hashes } = newRecovery(await pepper(), staffId);
      if (!(await store.prepare(staffId, pending, step, hashes))) throw new Problem('factorNotBegun');
      await attempts.succeeded(caller);
      return codes;
    },
    /** Judges a code or a recovery code of a person who has a second factor, and uses it up. */
    judge: async (caller: FactorCaller, typed: string): Promise<void> => {
      const { staffId, now } = caller;
      if ((await waysOf(staffId, now)).length === 0) throw new Problem('factorMissing');
      await attempts.count(caller);
      const recovery = recoveryCodeIn(typed);
      if (recovery === null) {
        const sealed = (await store.of(staffId, now))?.secret;
        const digits = plainCode(typed).replaceAll(' ', '');
        const step = sealed ? stepOf(unseal(await factorKey(), staffId, sealed), digits, now) : null;
        if (step === null) throw await attempts.failed(caller, 'factorWrong');
        if (!(await store.spendStep(staffId, step))) throw await attempts.failed(caller, 'factorReplayed');
      } else await spendRecovery(caller, recovery);
      await attempts.succeeded(caller);
    },
    /** Judges the sealed password of somebody who changes the own second factor. */
    judgePassword: async (caller: FactorCaller, sealed: string): Promise<void> => {
      const { now } = caller;
      const credential = await credentialOf(pool, caller.staffId);
      if (!credential) throw new Problem('signedOut');
      if (isPlain(sealed)) throw new Problem('secretUnreadable');
      const key = `password:${caller.staffId}`;
      const password = await unsealer.password(sealed, 'secondFactor', credential.username, now);
      await throttle.at(key, now);
      if (!(await verifyPassword(await pepper(), credential.passwordHash, password))) {
        throw await attempts.failed(caller, 'passwordWrong');
      }
      await throttle.succeeded(key, null);
    },
  };
};

export type SecondFactor = ReturnType<typeof createSecondFactor>;
