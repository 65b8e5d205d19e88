import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { means } from '../kit/meaning.ts';
import * as field from '../money/billing.ts';

/**
 * Customer and id of the settlement or slip that includes the bill. The rules of the bill compare the customer with its
 * own.
 */
const inclusion = { ...field.customer, by: field.identifier };
const systemOnly = { systemOnly: true } as const;

/** A bill that is confirmed, identified by its customer and its day. */
const confirmedBill = means(field.identifier, {
  refersTo: 'bill',
  picked: { state: 'confirmed', toldBy: ['day', 'receivable', 'payable'], foundBy: ['customerName'] },
});

/** Every event of a bill. */
export const events = {
  'bill.generated': event(
    null,
    {
      ...field.customer,
      customerName: lineText.min(1).max(100),
      /** Level of a personal customer when the bill is made; absent for merchants. */
      level: field.customerLevel.optional(),
      branch: field.identifier,
      day: field.day,
      lines: z.array(field.line).min(1).max(20_000),
    },
    systemOnly,
  ),
  'bill.supplementOpened': event(
    null,
    { supplements: confirmedBill, amount: field.money, reason: field.reason },
    { money: true },
  ),
  'bill.lineAmended': event(null, { line: field.identifier, amount: field.money }, systemOnly),
  'bill.lineRemoved': event(null, { line: field.identifier }, systemOnly),
  'bill.confirmed': event(null, field.voucher, { money: true }),
  'bill.reopened': event(null, { reason: field.reason }, { money: true }),
  'bill.refundRequested': event(null, { amount: field.money, reason: field.reason }, { money: true }),
  'bill.refundNotNeeded': event(null, { reason: field.reason }),
  'bill.refundConfirmed': event(null, {}, { irreversible: true, money: true, secondPerson: 'bill.refundRequested' }),
  'bill.refundPaid': event(
    null,
    { ...field.ownVoucher, transferredAt: field.instant },
    { irreversible: true, money: true },
  ),
  'bill.gathered': event(null, inclusion, systemOnly),
  'bill.letGo': event(null, {}, systemOnly),
  'bill.settled': event(null, {}, { systemOnly: true, money: true }),
  'bill.putOnSlip': event(null, inclusion, systemOnly),
  'bill.takenOffSlip': event(null, {}, systemOnly),
  'bill.paidOut': event(null, {}, { systemOnly: true, money: true }),
};

export type BillEvents = typeof events;
export type BillRecordedEvent<Type extends keyof BillEvents> = RecordedEvent<DataOf<BillEvents, Type>>;
export type BillData<Type extends keyof BillEvents> = DataOf<BillEvents, Type>;
