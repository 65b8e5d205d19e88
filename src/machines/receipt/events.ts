import { codeText } from '../kit/codeText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';
import { payment } from '../money/stagePayment.ts';
import { means } from '../kit/meaning.ts';
import { referenceTo } from '../fields/references.ts';
import { voucher } from '../fields/uploads.ts';

const part = { bankLine: referenceTo('bankLine'), amount: field.money.min(1) };

/** Events of a collection receipt (§5: collection fee, collection account, voucher and transfer time are required). */
export const events = {
  'receipt.recorded': event(
    null,
    {
      /** Id of the receivable that was paid: waybill and stage. */
      receivable: means(codeText.min(1).max(80), {
        refersTo: 'receivable',
        picked: { state: 'received', ...payment },
      }),
      amount: field.money.min(1),
      collectionFee: field.money,
      method: field.method,
      account: codeText.min(4).max(40),
      voucher,
      transferAt: field.instant,
      remark: field.remark.optional(),
    },
    { money: true },
  ),
  /** A line of a bank statement pays a part of it, the last one when it is accepted. */
  'receipt.partJoined': event(null, part, { systemOnly: true }),
  'receipt.partLeft': event(null, part, { systemOnly: true }),
  'receipt.confirmed': event(null, {}, { money: true, irreversible: true }),
  'receipt.voided': event(null, { reason: field.reason }, { money: true }),
};

export type ReceiptEvents = typeof events;
export type ReceiptRecordedEvent<Type extends keyof ReceiptEvents> = RecordedEvent<DataOf<ReceiptEvents, Type>>;
export type ReceiptData<Type extends keyof ReceiptEvents> = DataOf<ReceiptEvents, Type>;
