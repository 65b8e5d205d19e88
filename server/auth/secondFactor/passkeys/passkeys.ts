import type { CreatedPasskey, SignedByPasskey } from '#calls/passkeys.ts';
import type { Language } from '#i18n/languages.ts';
import { companyIn, companyName } from '../../../company/present.ts';
import { Problem } from '../../../http/errors.ts';
import { wordsOf } from '../../../http/language.ts';
import { mac } from '../../random.ts';
import { createAttempts, type AttemptParts, type FactorCaller } from '../attempts.ts';
import { newRecovery } from '../recoveryCodes.ts';
import { createFactorStore } from '../store.ts';
import { createChallenges } from './challenges.ts';
import type { RelyingParty } from './relyingParty.ts';
import { createPasskeyStore } from './store.ts';
import { createdPasskey, creationOptions, requestOptions, signedCounter } from './webAuthn.ts';

interface PasskeyParts extends AttemptParts {
  readonly pepper: () => Promise<Buffer>;
}

/** A request about a passkey, whose challenges are bound to its session. */
type PasskeyCaller = FactorCaller & { readonly session: string };

/** Passkeys: added under a name, asked for at the sign-in; each challenge takes one answer of its session. */
export const createPasskeys = ({ pool, throttle, pepper }: PasskeyParts) => {
  const store = createPasskeyStore(pool);
  const factors = createFactorStore(pool);
  const challenges = createChallenges(pool);
  const attempts = createAttempts({ pool, throttle });

  /** Returns recovery codes for a person without any factor. */
  const firstRecovery = async ({ staffId, now }: FactorCaller) => {
    const [kept, held] = await Promise.all([factors.of(staffId, now), store.of(staffId)]);
    return kept?.secret || held.length > 0 ? null : newRecovery(await pepper(), staffId);
  };

  return {
    of: store.of,
    sweep: challenges.sweep,
    /** Returns what a browser needs to make a passkey of a name. */
    beginAdding: async (caller: PasskeyCaller, name: string, party: RelyingParty, language: Language) => {
      const { staffId, username, session, now } = caller;
      const known = await store.of(staffId);
      const challenge = await challenges.begin(session, name, now);
      // The same for all passkeys of a person, so that an authenticator keeps one, and says nothing to others.
      const id = mac(await pepper(), 'passkey', staffId);
      const company = companyName(await companyIn(pool), wordsOf(language));
      return creationOptions({ party, challenge, known }, company, { id, username });
    },
    /** Judges a new passkey; returns its name and the recovery codes, which all become valid with the event. */
    prepare: async (caller: PasskeyCaller, answer: CreatedPasskey, party: RelyingParty) => {
      const spent = await challenges.spend(caller.session, caller.now);
      if (!spent?.passkey) throw new Problem('passkeyExpired');
      const made = await createdPasskey(answer, { party, challenge: spent.challenge });
      if (!made) throw await attempts.failed(caller, 'passkeyWrong');
      const recovery = await firstRecovery(caller);
      const isNew = await store.prepare(caller.staffId, {
        ...made,
        name: spent.passkey,
        recovery: recovery?.hashes ?? null,
      });
      if (!isNew) throw new Problem('passkeyKnown');
      return { name: spent.passkey, recoveryCodes: recovery?.codes ?? [] };
    },
    /** Returns what a browser needs to sign with a passkey of the person. */
    beginSignIn: async ({ staffId, session, now }: PasskeyCaller, party: RelyingParty) => {
      const known = await store.of(staffId);
      if (known.length === 0) throw new Problem('factorMissing');
      return requestOptions({ party, challenge: await challenges.begin(session, null, now), known });
    },
    /** Judges the signature of a passkey of the person, and notes its use. */
    judge: async (caller: PasskeyCaller, answer: SignedByPasskey, party: RelyingParty): Promise<void> => {
      const { staffId, session, now } = caller;
      await attempts.count(caller);
      const spent = await challenges.spend(session, now);
      if (!spent || spent.passkey !== null) throw new Problem('passkeyExpired');
      const passkey = (await store.of(staffId)).find(({ id }) => id === answer.id);
      const counter = passkey && (await signedCounter(answer, passkey, { party, challenge: spent.challenge }));
      const isAccepted = passkey && typeof counter === 'number' && (await store.use(passkey.id, counter, now));
      if (!isAccepted) throw await attempts.failed(caller, 'passkeyWrong');
      await attempts.succeeded(caller);
    },
  };
};
