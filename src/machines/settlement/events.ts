import { z } from 'zod';
import * as field from '../money/billing.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { HANDLING_FEE_MMK_HUNDREDTHS } from '../fields/limits.ts';

/** Bills that are in no settlement, by what each side owes. */
const toSettle: Parameters<typeof field.gathered>[0] = {
  where: [['settlementStatus', 'eq', 'none']],
  toldBy: ['day', 'receivable', 'payable'],
};

export const events = {
  'settlement.opened': event(null, field.gathered(toSettle), { money: true }),
  'settlement.billCounted': event(
    null,
    {
      bill: field.identifier,
      receivable: field.money,
      payable: field.money,
      customerName: z.string().max(100),
    },
    { systemOnly: true },
  ),
  'settlement.feeCharged': event(null, { amount: field.money.default(HANDLING_FEE_MMK_HUNDREDTHS) }, { money: true }),
  'settlement.requested': event(null, {}),
  'settlement.withdrawn': event(null, { reason: field.reason }),
  'settlement.settled': event(
    null,
    { ...field.ownVoucher, transferredAt: field.instant },
    { irreversible: true, money: true },
  ),
  'settlement.dissolved': event(null, { reason: field.reason }),
};

export type SettlementEvents = typeof events;
export type SettlementRecordedEvent<Type extends keyof SettlementEvents> = RecordedEvent<
  DataOf<SettlementEvents, Type>
>;
export type SettlementData<Type extends keyof SettlementEvents> = DataOf<SettlementEvents, Type>;
