import { codeText } from '../kit/codeText.ts';
import { event, type DataOf } from '../kit/event.ts';
import { means } from '../kit/meaning.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';
import { payment } from '../money/stagePayment.ts';
import { ownVoucher } from '../fields/uploads.ts';

/** States of a receivable whose money can be refunded; a bill repays its own. */
export const REFUNDABLE: readonly string[] = ['received', 'confirmed'];

/** Options of the events that a second person decides. */
const second = { money: true, secondPerson: 'refund.requested' };

export const events = {
  'refund.requested': event(
    null,
    {
      /** Original payment: waybill and stage. */
      receivable: means(codeText.min(1).max(80), {
        refersTo: 'receivable',
        picked: { state: REFUNDABLE, ...payment },
      }),
      amount: field.money.min(1),
      reason: field.reason,
      /** Account to be paid; absent for cash at the counter. */
      account: means(codeText.min(4).max(40), { account: { of: 'receivable', by: 'receivable' } }).optional(),
    },
    { money: true },
  ),
  'refund.confirmed': event(null, {}, second),
  'refund.refused': event(null, { reason: field.reason }, { money: true }),
  'refund.notNeeded': event(null, { reason: field.reason }, { money: true }),
  'refund.refunded': event(
    null,
    { method: field.method, voucher: ownVoucher.optional() },
    { money: true, irreversible: true },
  ),
};

export type RefundEvents = typeof events;
export type RefundRecordedEvent<Type extends keyof RefundEvents> = RecordedEvent<DataOf<RefundEvents, Type>>;
export type RefundData<Type extends keyof RefundEvents> = DataOf<RefundEvents, Type>;
