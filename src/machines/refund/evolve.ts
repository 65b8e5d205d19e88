import type { Evolve } from '../kit/evolve.ts';
import { initial, type Refund } from './context.ts';
import type { RefundRecordedEvent } from './events.ts';
import type { Lookups } from './rules.ts';

export const evolve: Evolve<Refund> = {
  'refund.requested': (_, { data, lookups, actor, at }: RefundRecordedEvent<'refund.requested'>) => {
    const { payment } = lookups as Partial<Lookups>;
    return {
      receivable: data.receivable,
      amount: data.amount,
      reason: data.reason,
      account: data.account ?? null,
      order: payment?.order ?? '',
      stage: payment?.stage ?? initial.stage,
      customerName: payment?.customerName ?? '',
      merchant: payment?.merchant ?? null,
      branches: payment?.branches ?? [],
      request: { by: actor.id, at },
    };
  },
  'refund.confirmed': (_, { actor }: RefundRecordedEvent<'refund.confirmed'>) => ({ confirmedBy: actor.id }),
  'refund.refused': (_, { data, at }: RefundRecordedEvent<'refund.refused'>) => ({
    decision: data.reason,
    endedAt: at,
  }),
  'refund.notNeeded': (_, { data, at }: RefundRecordedEvent<'refund.notNeeded'>) => ({
    decision: data.reason,
    endedAt: at,
  }),
  'refund.refunded': (_, { data, at }: RefundRecordedEvent<'refund.refunded'>) => ({
    method: data.method,
    voucher: data.voucher ?? null,
    endedAt: at,
  }),
};
