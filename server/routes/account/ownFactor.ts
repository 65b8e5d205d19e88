import { system } from '#machines/kit/actor.ts';
import type { Auth } from '../../auth/auth.ts';
import { credentialOf } from '../../auth/credentials.ts';
import { Problem } from '../../http/errors.ts';
import { Answer, type Call } from '../../http/route.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { refusedBy } from '../refused.ts';

/** Changes of the own second factor, each an event of the person. */
type FactorEvent =
  | { readonly type: 'staff.secondFactorSet' | 'staff.secondFactorRemoved' | 'staff.authenticatorAppRemoved' }
  | { readonly type: 'staff.passkeyAdded' | 'staff.passkeyRemoved'; readonly passkey: string };

/** Parts that the calls of the own second factor share: the caller, the record of a change, the end of a sign-in. */
export const createOwnFactor = (auth: () => Auth, proposer: Proposer) => {
  /** Returns the caller by the name of the account, and the account. */
  const accountOf = async ({ session, ip, request, now }: Call) => {
    if (session === null) throw new Problem('signedOut');
    const [person, credential] = await Promise.all([
      auth().people.of(session.user),
      credentialOf(auth().pool, session.user),
    ]);
    if (!person || !credential) throw new Problem('signedOut');
    const userAgent = request.headers['user-agent'] ?? '';
    const { username } = credential;
    return {
      caller: { username, staffId: session.user, ip, userAgent, session: session.id, now },
      person,
      credential,
    };
  };

  /** Records a change of the own second factor, or only judges it: the system writes it on the person's behalf. */
  const record = async ({ actor, language, now }: Call, event: FactorEvent, dryRun = false): Promise<void> => {
    const { branch, session, ip } = actor;
    const verdicts = await proposer.propose({
      mode: 'each',
      dryRun,
      actor: { ...system, onBehalfOf: actor.id, branch, session, ip },
      at: now.toISOString(),
      commands: [{ key: crypto.randomUUID(), machine: 'staff', id: actor.id, event }],
    });
    if (verdicts.some(({ status }) => status !== 'accepted')) throw refusedBy(verdicts, language);
  };

  /** Replaces the session that waited by a whole one. */
  const complete = async (call: Call, account: Awaited<ReturnType<typeof accountOf>>, rememberMe?: boolean) => {
    const { caller, person, credential } = account;
    const opened = await auth().opening({ person, credential, remaining: null, rememberMe }, call.request, call.now);
    await auth().sessions.end(caller.session, call.now);
    return opened;
  };

  const withCookies = (body: unknown, cookies: string[]): Answer =>
    new Answer(body, cookies.length > 0 ? { headers: { 'set-cookie': cookies } } : {});

  /** Returns whether the session waits for a first factor; rejects one that waits for a factor that exists. */
  const isSettingUp = async ({ session, now }: Call): Promise<boolean> => {
    if (session?.kind !== 'factor') return false;
    // Its person has proven the password alone, and changes nothing.
    if ((await auth().secondFactor.waysOf(session.user, now)).length > 0) throw new Problem('forbidden');
    return true;
  };

  return {
    accountOf,
    record,
    isSettingUp,
    /** Completes a sign-in by a factor that was proven. */
    signIn: async (call: Call, account: Awaited<ReturnType<typeof accountOf>>, rememberMe?: boolean) => {
      const { reply, cookies } = await complete(call, account, rememberMe);
      return withCookies(reply, cookies);
    },
    /** Answers with the recovery codes of a factor that was set up, and completes a sign-in that waited for it. */
    recovered: async (
      call: Call,
      account: Awaited<ReturnType<typeof accountOf>>,
      { recoveryCodes, isSignIn, rememberMe }: Recovered,
    ) => {
      if (!isSignIn) return new Answer({ recoveryCodes });
      const { reply, cookies } = await complete(call, account, rememberMe);
      return withCookies({ recoveryCodes, signedIn: reply }, cookies);
    },
  };
};

interface Recovered {
  readonly recoveryCodes: readonly string[];
  readonly isSignIn: boolean;
  readonly rememberMe?: boolean | undefined;
}
