import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type Refund } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const ended = (code: number) => ({ code, phase: 'money', final: true });

/** Refund status (§4): applying, confirmed, refunded, no refund needed; refused is ours. */
export const machine = lifecycle<Refund>(rules, evolve).createMachine({
  id: 'refund',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({ 'refund.requested': to('#applying', 'paymentFound', 'withinPaid') }),
    applying: {
      id: 'applying',
      meta: { code: 0, phase: 'money' },
      on: {
        'refund.confirmed': to('#confirmed', 'anotherPersonAsked', 'paymentStands'),
        'refund.refused': to('#refused', 'anotherPersonAsked'),
        'refund.notNeeded': to('#noRefundNeeded'),
      },
    },
    confirmed: {
      id: 'confirmed',
      meta: { code: 1, phase: 'money' },
      on: {
        'refund.refunded': to('#refunded', 'paymentStands', 'voucherGiven', 'accountKnown'),
        'refund.notNeeded': to('#noRefundNeeded'),
      },
    },
    refunded: { id: 'refunded', meta: ended(2) },
    noRefundNeeded: { id: 'noRefundNeeded', meta: ended(3) },
    refused: { id: 'refused', meta: ended(4) },
  },
});
