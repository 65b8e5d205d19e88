import { branchesOf } from '../billing.ts';
import type { Evolve } from '../kit/lifecycle.ts';
import type { PaymentSlip } from './context.ts';
import type { SlipFact } from './events.ts';
import type { Known } from './known.ts';

/** What each event changes in the facts a payment slip keeps. */
export const evolve: Evolve<PaymentSlip> = {
  'paymentSlip.drawn': (_, { data, known, actor, at }: SlipFact<'paymentSlip.drawn'>) => {
    const { account, bills } = known as Partial<Known>;
    return {
      ...data,
      branches: branchesOf(bills),
      bank: account?.bank ?? '',
      holder: account?.holder ?? '',
      bills: data.bills.map((bill) => ({ bill, amount: null })),
      drawnAt: at,
      drawnBy: actor.id,
    };
  },
  'paymentSlip.billCounted': (slip, { data }: SlipFact<'paymentSlip.billCounted'>) => ({
    customerName: data.customerName,
    bills: slip.bills.map((one) => (one.bill === data.bill ? { ...one, amount: data.amount } : one)),
    amount: slip.amount + data.amount,
  }),
  'paymentSlip.generated': (_, { actor, at }: SlipFact<'paymentSlip.generated'>) => ({
    generatedAt: at,
    generatedBy: actor.id,
  }),
  'paymentSlip.confirmed': (_, { data, actor, at }: SlipFact<'paymentSlip.confirmed'>) => ({
    ...data,
    confirmedAt: at,
    confirmedBy: actor.id,
  }),
  'paymentSlip.cancelled': (_, { data }: SlipFact<'paymentSlip.cancelled'>) => data,
};
