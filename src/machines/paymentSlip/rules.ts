import { billsAreDistinct, billsWithinReach, transferHasHappened } from '../money/chosenBills.ts';
import { isBy } from '../kit/actor.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import type { PaymentSlip } from './context.ts';
import type { SlipData, SlipEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

type About<Type extends keyof SlipEvents> = Judged<PaymentSlip, SlipData<Type>, Lookups>;
type AnyEvent = Judged<PaymentSlip, unknown, Lookups>;

/** Rules of a payment slip (§4, §5; reliability.md 5, M09). */
export const rules = rulesOf<PaymentSlip, Lookups>('paymentSlip')({
  billsWithinReach,
  billsAreDistinct: billsAreDistinct('reliability.md 5, M09: a slip is the sum of its bills'),
  billAwaitsCount: {
    source: 'reliability.md 5, M09: a slip is the sum of its bills',
    needsData: true,
    field: 'bill',
    values: ['bill'],
    holds: ({ context, data }: About<'paymentSlip.billCounted'>) =>
      context.bills.some(({ bill, amount }) => bill === data.bill && amount === null) || { bill: data.bill },
  },
  accountIsTheCustomers: {
    source: '§3, collection and payment accounts; lifecycles.md 4.8: the account exists',
    needsData: true,
    field: 'account',
    values: ['account'],
    lookups: ['account'],
    holds: ({ data, lookups }: About<'paymentSlip.drawn'>) => Boolean(lookups.account) || { account: data.account },
  },
  accountIsStillTheCustomers: {
    source: 'lifecycles.md 4.8: the account exists; ours: also when the money goes out',
    values: ['account'],
    lookups: ['account'],
    holds: ({ context, lookups }: AnyEvent) => Boolean(lookups.account) || { account: context.account },
  },
  transferHasHappened,
  confirmedByAnother: {
    source: 'ours: who drew or generated a slip does not confirm it (reliability.md 1.2, V2)',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context: { drawnBy, generatedBy }, actor }: AnyEvent) =>
      (!isBy(drawnBy, actor) && !isBy(generatedBy, actor)) || { by: actor.id },
  },
});

export type RuleName = keyof typeof rules;
