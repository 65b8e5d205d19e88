import { beforeCreation, lifecycle, transition } from '../kit/lifecycle.ts';
import { initial, type PaymentSlip } from './context.ts';
import { evolve } from './evolve.ts';
import { rules, type RuleName } from './rules.ts';

const to = (target: string | null, ...names: RuleName[]) => transition(target, ...names);

const confirming = to('#confirmed', 'accountIsStillTheCustomers', 'transferHasHappened', 'confirmedByAnother');

/** Payment slip (§4): not generated, generated, confirmed permanently. An abandoned slip releases its bills. */
export const machine = lifecycle<PaymentSlip>(rules, evolve).createMachine({
  id: 'paymentSlip',
  context: initial,
  initial: 'absent',
  states: {
    absent: beforeCreation({
      'paymentSlip.drawn': to('#notGenerated', 'billsWithinReach', 'billsAreDistinct', 'accountIsTheCustomers'),
    }),
    notGenerated: {
      id: 'notGenerated',
      meta: { code: 0, phase: 'slip' },
      on: {
        'paymentSlip.billCounted': to(null, 'billAwaitsCount'),
        'paymentSlip.generated': to('#generated', 'accountIsStillTheCustomers'),
        'paymentSlip.cancelled': to('#cancelled'),
      },
    },
    generated: {
      id: 'generated',
      meta: { code: 1, phase: 'slip' },
      on: {
        'paymentSlip.confirmed': confirming,
        'paymentSlip.confirmedByBank': confirming,
        'paymentSlip.cancelled': to('#cancelled'),
      },
    },
    confirmed: { id: 'confirmed', meta: { code: 2, phase: 'slip', final: true } },
    cancelled: { id: 'cancelled', meta: { code: 3, phase: 'slip', final: true } },
  },
});
