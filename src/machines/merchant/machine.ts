import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type MerchantContext } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const details = ['phoneIsReachable', 'branchExists'] as const;
const agreed = ['contractEndsAfterItStarts', 'contractIsSigned'] as const;

const always = {
  'merchant.amended': to(null, ...details),
  'merchant.accountAdded': to(null, 'accountIsNew'),
  'merchant.accountRemoved': to(null, 'accountIsKnown', 'accountIsNotMain', 'accountIsNotLast'),
  'merchant.mainAccountSet': to(null, 'accountIsKnown', 'accountIsNotMain'),
  'merchant.mainAccountCancelled': to(null, 'hasMainAccount'),
  'merchant.contractRenewed': to(null, ...agreed, 'renewalGoesOn'),
  'merchant.maintainerSet': to(null, 'maintainerIsOnTheJob'),
  'merchant.permissionsSet': to(null, 'permissionsAreWithinOwn'),
};

const whileServed = {
  ...always,
  'merchant.commonSendersSet': to(null, 'sendersAreReachable'),
  'merchant.invalidated': to('#invalid'),
};

const toLv1 = { 'merchant.movedToLv1': to('#bizLv1') };
const toLv2 = { 'merchant.movedToLv2': to('#bizLv2') };
const toLv3 = { 'merchant.movedToLv3': to('#bizLv3') };
const toLv4 = { 'merchant.movedToLv4': to('#bizLv4') };

/**
 * Biz Lv1 to Lv4, or Invalid (§4). Registration starts at Lv1; a reaction moves the customer to its own level at once.
 */
export const machine = lifecycle<MerchantContext>(rules, evolve).createMachine({
  id: 'merchant',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'merchant.registered': to(
        '#bizLv1',
        ...details,
        'sendersAreReachable',
        ...agreed,
        'hasOneMainAccount',
        'accountsDiffer',
        'maintainerIsOnTheJob',
      ),
    }),
    served: {
      initial: 'bizLv1',
      states: {
        level: { id: 'level', type: 'history' },
        bizLv1: {
          id: 'bizLv1',
          meta: { code: 1, phase: 'merchant' },
          on: { ...whileServed, ...toLv2, ...toLv3, ...toLv4 },
        },
        bizLv2: {
          id: 'bizLv2',
          meta: { code: 2, phase: 'merchant' },
          on: { ...whileServed, ...toLv1, ...toLv3, ...toLv4 },
        },
        bizLv3: {
          id: 'bizLv3',
          meta: { code: 3, phase: 'merchant' },
          on: { ...whileServed, ...toLv1, ...toLv2, ...toLv4 },
        },
        bizLv4: {
          id: 'bizLv4',
          meta: { code: 4, phase: 'merchant' },
          on: { ...whileServed, ...toLv1, ...toLv2, ...toLv3 },
        },
      },
    },
    invalid: {
      id: 'invalid',
      meta: { code: 0, phase: 'merchant' },
      on: { ...always, 'merchant.revalidated': to('#level') },
    },
  },
});
