import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Receipt } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

/** Payment confirmation (§4): to be confirmed, confirmed; void if the voucher was wrong. */
export const machine = lifecycle<Receipt>(rules, evolve).createMachine({
  id: 'receipt',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'receipt.recorded': to('#toBeConfirmed', 'paymentToBeConfirmed', 'amountIsReceived', 'transferredBefore'),
    }),
    toBeConfirmed: {
      id: 'toBeConfirmed',
      meta: { code: 0, phase: 'money' },
      on: {
        'receipt.confirmed': to(
          '#confirmed',
          'paymentToBeConfirmed',
          'amountStillReceived',
          'cashierIsAnother',
          'recordedByAnother',
          'partsAreWhole',
        ),
        'receipt.partJoined': to(null, 'partFits'),
        'receipt.partLeft': to(null),
        'receipt.voided': to('#void', 'noPartsWait'),
      },
    },
    confirmed: { id: 'confirmed', meta: { code: 1, phase: 'money', final: true } },
    void: { id: 'void', meta: { code: 2, phase: 'money', final: true } },
  },
});
