import { branchesOf } from '../money/billing.ts';
import { personOf } from '../kit/actor.ts';
import type { Evolve } from '../kit/evolve.ts';
import type { PaymentSlip } from './context.ts';
import type { SlipRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

export const evolve: Evolve<PaymentSlip> = {
  'paymentSlip.drawn': (_, { data, lookups, actor, at }: SlipRecordedEvent<'paymentSlip.drawn'>) => {
    const { account, bills } = lookups as Partial<Lookups>;
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
  'paymentSlip.billCounted': (slip, { data }: SlipRecordedEvent<'paymentSlip.billCounted'>) => ({
    customerName: data.customerName,
    bills: slip.bills.map((one) => (one.bill === data.bill ? { ...one, amount: data.amount } : one)),
    amount: slip.amount + data.amount,
  }),
  'paymentSlip.generated': (_, { actor, at }: SlipRecordedEvent<'paymentSlip.generated'>) => ({
    generatedAt: at,
    generatedBy: actor.id,
  }),
  'paymentSlip.confirmed': (_, { data, actor, at }: SlipRecordedEvent<'paymentSlip.confirmed'>) => ({
    ...data,
    confirmedAt: at,
    confirmedBy: actor.id,
  }),
  'paymentSlip.confirmedByBank': (_, { data, actor, at }: SlipRecordedEvent<'paymentSlip.confirmedByBank'>) => ({
    ...data,
    confirmedAt: at,
    confirmedBy: personOf(actor),
  }),
  'paymentSlip.cancelled': (_, { data }: SlipRecordedEvent<'paymentSlip.cancelled'>) => data,
};
