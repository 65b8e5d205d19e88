import * as calls from '#calls/passkeys.ts';
import type { Auth } from '../../auth/auth.ts';
import { relyingPartyOf } from '../../auth/secondFactor/passkeys/relyingParty.ts';
import { isRequired } from '../../auth/secondFactor/secondFactor.ts';
import { Problem } from '../../http/errors.ts';
import { implement, type Route } from '../../http/route.ts';
import type { Proposer } from '../../propose/proposer.ts';
import { createOwnFactor } from './ownFactor.ts';

/** Routes of the own passkeys: at the sign-in, and to add and remove them. */
export const passkeyRoutes = (auth: () => Auth, proposer: Proposer): Route[] => {
  const own = createOwnFactor(auth, proposer);
  return [
    implement(calls.beginPasskeySignIn, async (call) => {
      const { caller } = await own.accountOf(call);
      return auth().passkeys.beginSignIn(caller, relyingPartyOf(call.request));
    }),
    implement(calls.signInByPasskey, async (call) => {
      const account = await own.accountOf(call);
      await auth().passkeys.judge(account.caller, call.body.passkey, relyingPartyOf(call.request));
      return own.signIn(call, account, call.body.rememberMe);
    }),
    implement(calls.beginPasskey, async (call) => {
      const { name, password = '' } = call.body;
      const party = relyingPartyOf(call.request);
      const isSettingUp = await own.isSettingUp(call);
      const { caller } = await own.accountOf(call);
      if (!isSettingUp) await auth().secondFactor.judgePassword(caller, password);
      // Before an authenticator makes what would be refused.
      await own.record(call, { type: 'staff.passkeyAdded', passkey: name }, true);
      return auth().passkeys.beginAdding(caller, name, party, call.language);
    }),
    implement(calls.addPasskey, async (call) => {
      const isSignIn = await own.isSettingUp(call);
      const account = await own.accountOf(call);
      const { passkey, rememberMe } = call.body;
      const made = await auth().passkeys.prepare(account.caller, passkey, relyingPartyOf(call.request));
      await own.record(call, { type: 'staff.passkeyAdded', passkey: made.name });
      return own.recovered(call, account, { recoveryCodes: made.recoveryCodes, isSignIn, rememberMe });
    }),
    implement(calls.removePasskey, async (call) => {
      const { name, password } = call.body;
      const { caller, person } = await own.accountOf(call);
      const [ways, passkeys] = await Promise.all([
        auth().secondFactor.waysOf(caller.staffId, call.now),
        auth().passkeys.of(caller.staffId),
      ]);
      const isLast = !ways.includes('app') && passkeys.every((one) => one.name === name);
      if (isLast && isRequired(person)) throw new Problem('factorRequired');
      await auth().secondFactor.judgePassword(caller, password);
      await own.record(
        call,
        isLast ? { type: 'staff.secondFactorRemoved' } : { type: 'staff.passkeyRemoved', passkey: name },
      );
    }),
  ];
};
