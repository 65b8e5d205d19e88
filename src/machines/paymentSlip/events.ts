import { z } from 'zod';
import { codeText } from '../kit/codeText.ts';
import * as field from '../money/billing.ts';
import { event, type DataOf } from '../kit/event.ts';
import { means } from '../kit/meaning.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { referenceTo } from '../fields/references.ts';

/** Bills with goods money that is still to be paid out. */
const chosen = field.gathered({ where: [['toPayOut', 'gte', 1]], toldBy: ['day', 'toPayOut'], amount: 'toPayOut' });

export const events = {
  'paymentSlip.drawn': event(
    null,
    {
      customerKind: chosen.customerKind,
      customer: chosen.customer,
      account: means(codeText.min(4).max(40), { account: { of: 'bill', by: 'bills' } }),
      bills: chosen.bills,
    },
    { money: true },
  ),
  'paymentSlip.billCounted': event(
    null,
    { bill: field.identifier, amount: field.money, customerName: z.string().max(100) },
    { systemOnly: true },
  ),
  'paymentSlip.generated': event(null, {}, { money: true }),
  'paymentSlip.confirmed': event(
    null,
    { ...field.voucher, transferredAt: field.instant },
    { irreversible: true, money: true },
  ),
  /** Proposed by the line of a bank statement that a person accepts as its proof. */
  'paymentSlip.confirmedByBank': event(
    null,
    { bankLine: referenceTo('bankLine'), transferredAt: field.instant },
    { irreversible: true, money: true, systemOnly: true },
  ),
  'paymentSlip.cancelled': event(null, { reason: field.reason }, { irreversible: true }),
};

export type SlipEvents = typeof events;
export type SlipRecordedEvent<Type extends keyof SlipEvents> = RecordedEvent<DataOf<SlipEvents, Type>>;
export type SlipData<Type extends keyof SlipEvents> = DataOf<SlipEvents, Type>;
