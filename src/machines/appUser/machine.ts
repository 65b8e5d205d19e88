import { beforeCreation, parallelTransition, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type AppUser } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);
const open = parallelTransition(null);

const always = {
  'appUser.amended': to(null, 'phoneIsReachable', 'emailIsValid', 'bornBefore'),
  'appUser.bankAccountSet': to(null),
  'appUser.merchantLinked': to(null, 'isNotLinked', 'merchantIsServed'),
  'appUser.merchantUnlinked': to(null, 'isLinked'),
};

/** Level of an app user (§4): ordinary 6 or VIP 7. A parallel region holds whether the user may order. */
export const machine = lifecycle<AppUser>(rules, evolve).createMachine({
  id: 'appUser',
  type: 'parallel',
  context: initial,
  states: {
    level: {
      initial: 'absent',
      states: {
        absent: beforeCreation({
          'appUser.registered': to('#ordinary', 'phoneIsReachable', 'emailIsValid', 'bornBefore'),
        }),
        ordinary: {
          id: 'ordinary',
          meta: { code: 6, phase: 'appUser' },
          on: { ...always, 'appUser.raisedToVip': to('#vip') },
        },
        vip: {
          id: 'vip',
          meta: { code: 7, phase: 'appUser' },
          on: { ...always, 'appUser.loweredToOrdinary': to('#ordinary') },
        },
      },
    },
    account: {
      initial: 'enabled',
      states: {
        enabled: { on: { 'appUser.raisedToVip': open, 'appUser.disabled': to('disabled') } },
        disabled: { on: { 'appUser.enabled': to('enabled') } },
      },
    },
  },
});
