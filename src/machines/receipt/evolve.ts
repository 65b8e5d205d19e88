import type { Evolve } from '../kit/lifecycle.ts';
import { initial, type Receipt } from './context.ts';
import type { ReceiptFact } from './events.ts';
import type { Known } from './rules.ts';

/** What each event changes in the facts a receipt keeps. */
export const evolve: Evolve<Receipt> = {
  'receipt.recorded': (_, { data, known, actor, at }: ReceiptFact<'receipt.recorded'>) => {
    const { payment } = known as Partial<Known>;
    return {
      ...data,
      remark: data.remark ?? null,
      order: payment?.order ?? '',
      stage: payment?.stage ?? initial.stage,
      customerName: payment?.customerName ?? '',
      merchant: payment?.merchant ?? null,
      branches: payment?.branches ?? [],
      recordedBy: actor.id,
      recordedAt: at,
    };
  },
  'receipt.confirmed': (_, { actor, at }: ReceiptFact<'receipt.confirmed'>) => ({
    confirmedBy: actor.id,
    confirmedAt: at,
  }),
  'receipt.voided': (_, { data }: ReceiptFact<'receipt.voided'>) => ({ voidedFor: data.reason }),
};
