import { personOf } from '../kit/actor.ts';
import type { Evolve } from '../kit/evolve.ts';
import { initial, type Receipt } from './context.ts';
import type { ReceiptRecordedEvent } from './events.ts';
import type { Lookups } from './rules.ts';

export const evolve: Evolve<Receipt> = {
  'receipt.recorded': (_, { data, lookups, actor, at }: ReceiptRecordedEvent<'receipt.recorded'>) => {
    const { payment } = lookups as Partial<Lookups>;
    return {
      ...data,
      remark: data.remark ?? null,
      order: payment?.order ?? '',
      stage: payment?.stage ?? initial.stage,
      customerName: payment?.customerName ?? '',
      merchant: payment?.merchant ?? null,
      branches: payment?.branches ?? [],
      takenBy: payment?.takenBy ?? [],
      recordedBy: actor.id,
      recordedAt: at,
    };
  },
  'receipt.partJoined': ({ bankLines, partsPaid }, { data }: ReceiptRecordedEvent<'receipt.partJoined'>) => ({
    bankLines: [...bankLines, data.bankLine],
    partsPaid: partsPaid + data.amount,
  }),
  'receipt.partLeft': ({ bankLines, partsPaid }, { data }: ReceiptRecordedEvent<'receipt.partLeft'>) => ({
    bankLines: bankLines.filter((id) => id !== data.bankLine),
    partsPaid: partsPaid - data.amount,
  }),
  'receipt.confirmed': (_, { actor, at }: ReceiptRecordedEvent<'receipt.confirmed'>) => ({
    confirmedBy: personOf(actor),
    confirmedAt: at,
  }),
  'receipt.voided': (_, { data }: ReceiptRecordedEvent<'receipt.voided'>) => ({ voidedFor: data.reason }),
};
