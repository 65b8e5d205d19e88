import * as calls from '#calls/secondFactor.ts';
import { system } from '#machines/kit/actor.ts';
import type { Auth } from '../../auth/auth.ts';
import { credentialOf } from '../../auth/credentials.ts';
import { isRequired, type FactorCaller } from '../../auth/secondFactor/secondFactor.ts';
import { Problem } from '../../http/errors.ts';
import { Answer, implement, type Call, type Route } from '../../http/route.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { refusedBy } from '../refused.ts';

const FACTOR_EVENTS = ['staff.secondFactorSet', 'staff.secondFactorRemoved'] as const;

/** Routes of the own second factor: the code at the sign-in, the setting up, the removal. */
export const secondFactorRoutes = (auth: () => Auth, proposer: Proposer): Route[] => {
  const callerOf = ({ session, actor, ip, request, now }: Call): FactorCaller => {
    if (session === null) throw new Problem('signedOut');
    const userAgent = request.headers['user-agent'] ?? '';
    return { username: actor.name, staffId: session.user, ip, userAgent, session: session.id, now };
  };

  /** Returns the caller by the name of the account, and the account. */
  const accountOf = async (call: Call) => {
    const caller = callerOf(call);
    const [person, credential] = await Promise.all([
      auth().people.of(caller.staffId),
      credentialOf(auth().pool, caller.staffId),
    ]);
    if (!person || !credential) throw new Problem('signedOut');
    return { caller: { ...caller, username: credential.username }, person, credential };
  };

  /** Records a change of the own second factor: the system writes it on the person's behalf. */
  const record = async ({ actor, language, now }: Call, type: (typeof FACTOR_EVENTS)[number]): Promise<void> => {
    const { branch, session, ip } = actor;
    const verdicts = await proposer.propose({
      mode: 'each',
      dryRun: false,
      actor: { ...system, onBehalfOf: actor.id, branch, session, ip },
      at: now.toISOString(),
      commands: [{ key: crypto.randomUUID(), machine: 'staff', id: actor.id, event: { type } }],
    });
    if (verdicts.some(({ status }) => status !== 'accepted')) throw refusedBy(verdicts, language);
  };

  /** Replaces the session that waited by a whole one. */
  const complete = async (call: Call, account: Awaited<ReturnType<typeof accountOf>>, rememberMe?: boolean) => {
    const { caller, person, credential } = account;
    const opened = await auth().opening({ person, credential, remaining: null, rememberMe }, call.request, call.now);
    if (caller.session) await auth().sessions.end(caller.session, call.now);
    return opened;
  };

  const withCookies = (body: unknown, cookies: string[]): Answer =>
    new Answer(body, cookies.length > 0 ? { headers: { 'set-cookie': cookies } } : {});

  /** Rejects a session that waits for the code of a factor that exists: its person changes nothing. */
  const requireOwn = async ({ session, now }: Call): Promise<boolean> => {
    const isWaiting = session?.kind === 'factor';
    if (isWaiting && (await auth().secondFactor.of(session.user, now))?.secret) throw new Problem('forbidden');
    return isWaiting;
  };

  return [
    implement(calls.enterCode, async (call) => {
      const account = await accountOf(call);
      await auth().secondFactor.judge(account.caller, call.body.code);
      const { reply, cookies } = await complete(call, account, call.body.rememberMe);
      return withCookies(reply, cookies);
    }),
    implement(calls.readSecondFactor, async (call) => {
      const { caller, person } = await accountOf(call);
      const kept = await auth().secondFactor.of(caller.staffId, call.now);
      return {
        isOn: kept?.secret !== undefined && kept.secret !== null,
        since: kept?.confirmedAt?.toISOString(),
        recoveryLeft: kept?.recoveryLeft ?? 0,
        isRequired: isRequired(person),
      };
    }),
    implement(calls.beginSecondFactor, async (call) => {
      const isWaiting = await requireOwn(call);
      const { caller } = await accountOf(call);
      if (!isWaiting) await auth().secondFactor.judgePassword(caller, call.body.password ?? '');
      return auth().secondFactor.begin(caller, call.language);
    }),
    implement(calls.confirmSecondFactor, async (call) => {
      const isWaiting = await requireOwn(call);
      const account = await accountOf(call);
      const recoveryCodes = [...(await auth().secondFactor.prepare(account.caller, call.body.code))];
      await record(call, 'staff.secondFactorSet');
      if (!isWaiting) return { recoveryCodes };
      const { reply, cookies } = await complete(call, account, call.body.rememberMe);
      return withCookies({ recoveryCodes, signedIn: reply }, cookies);
    }),
    implement(calls.removeSecondFactor, async (call) => {
      const { caller, person } = await accountOf(call);
      if (isRequired(person)) throw new Problem('factorRequired');
      await auth().secondFactor.judgePassword(caller, call.body.password);
      await auth().secondFactor.judge(caller, call.body.code);
      await record(call, 'staff.secondFactorRemoved');
    }),
  ];
};
