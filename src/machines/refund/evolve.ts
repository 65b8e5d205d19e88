import type { Evolve } from '../kit/lifecycle.ts';
import { initial, type Refund } from './context.ts';
import type { RefundFact } from './events.ts';
import type { Known } from './rules.ts';

/** What each event changes in the facts a refund keeps. */
export const evolve: Evolve<Refund> = {
  'refund.requested': (_, { data, known, actor, at }: RefundFact<'refund.requested'>) => {
    const { payment } = known as Partial<Known>;
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
  'refund.confirmed': (_, { actor }: RefundFact<'refund.confirmed'>) => ({ confirmedBy: actor.id }),
  'refund.refused': (_, { data, at }: RefundFact<'refund.refused'>) => ({ decision: data.reason, endedAt: at }),
  'refund.notNeeded': (_, { data, at }: RefundFact<'refund.notNeeded'>) => ({ decision: data.reason, endedAt: at }),
  'refund.refunded': (_, { data, at }: RefundFact<'refund.refunded'>) => ({
    method: data.method,
    voucher: data.voucher ?? null,
    endedAt: at,
  }),
};
