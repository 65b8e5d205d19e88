import * as calls from '#calls/secondFactor.ts';
import type { Auth } from '../../auth/auth.ts';
import { isRequired } from '../../auth/secondFactor/secondFactor.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { createOwnFactor } from './ownFactor.ts';

/** Routes of the own second factor: the code at the sign-in, the setting up, the removal. */
export const secondFactorRoutes = (auth: () => Auth, proposer: Proposer): Route[] => {
  const own = createOwnFactor(auth, proposer);
  return [
    implement(calls.enterCode, async (call) => {
      const account = await own.accountOf(call);
      await auth().secondFactor.judge(account.caller, call.body.code);
      return own.signIn(call, account, call.body.rememberMe);
    }),
    implement(calls.readSecondFactor, async (call) => {
      const { caller, person } = await own.accountOf(call);
      const [kept, passkeys] = await Promise.all([
        auth().secondFactor.of(caller.staffId, call.now),
        auth().passkeys.of(caller.staffId),
      ]);
      const since = [kept?.confirmedAt ?? [], passkeys.map(({ addedAt }) => addedAt)].flat(2);
      return {
        isOn: since.length > 0,
        since: since
          .map((instant) => instant.toISOString())
          .toSorted()
          .at(0),
        hasApp: Boolean(kept?.secret),
        passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({
          name,
          addedAt: addedAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryLeft: kept?.recoveryLeft ?? 0,
        isRequired: isRequired(person),
      };
    }),
    implement(calls.beginSecondFactor, async (call) => {
      const isSettingUp = await own.isSettingUp(call);
      const { caller } = await own.accountOf(call);
      if (!isSettingUp) await auth().secondFactor.judgePassword(caller, call.body.password ?? '');
      return auth().secondFactor.begin(caller, call.language);
    }),
    implement(calls.confirmSecondFactor, async (call) => {
      const isSignIn = await own.isSettingUp(call);
      const account = await own.accountOf(call);
      const recoveryCodes = await auth().secondFactor.prepare(account.caller, call.body.code);
      await own.record(call, { type: 'staff.secondFactorSet' });
      return own.recovered(call, account, { recoveryCodes, isSignIn, rememberMe: call.body.rememberMe });
    }),
    implement(calls.removeSecondFactor, async (call) => {
      const { caller, person } = await own.accountOf(call);
      const ways = await auth().secondFactor.waysOf(caller.staffId, call.now);
      if (!ways.includes('app')) throw new Problem('factorMissing');
      const isLast = !ways.includes('passkey');
      if (isLast && isRequired(person)) throw new Problem('factorRequired');
      await auth().secondFactor.judgePassword(caller, call.body.password);
      await auth().secondFactor.judge(caller, call.body.code);
      await own.record(call, { type: isLast ? 'staff.secondFactorRemoved' : 'staff.authenticatorAppRemoved' });
    }),
  ];
};
