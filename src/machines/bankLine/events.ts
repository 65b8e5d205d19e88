import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { codeText } from '../kit/codeText.ts';
import * as field from '../fields/schemas.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { means } from '../kit/meaning.ts';
import { TOGETHER_MOST } from './together.ts';

const amount = field.money.min(1);
const receiptIn = (state: string) =>
  means(field.identifier, {
    refersTo: 'receipt',
    picked: { state, toldBy: ['stage', 'amount', 'transferAt', 'order'], foundBy: ['customerName'], amount: 'amount' },
  });
const receipt = receiptIn('toBeConfirmed');
const slipIn = (state: string) =>
  means(field.identifier, {
    refersTo: 'paymentSlip',
    picked: { state, toldBy: ['amount', 'drawnAt', 'account'], foundBy: ['customerName'], amount: 'amount' },
  });
/** Records that a line is about: one receipt, receipts that it pays together, or one payment slip. */
const records = (one: ReturnType<typeof receiptIn>, slip: ReturnType<typeof slipIn>) => ({
  receipt: one.optional(),
  receipts: z.array(one).min(2).max(TOGETHER_MOST).optional(),
  paymentSlip: slip.optional(),
});

/** Events of a line of a bank statement. */
export const events = {
  'bankLine.imported': event(null, {
    account: codeText.min(4).max(40),
    day: z.iso.date(),
    paidIn: amount.optional(),
    paidOut: amount.optional(),
    reference: lineText.max(100).optional(),
    narrative: z.string().trim().max(500).optional(),
    balance: field.kyat.optional(),
    number: z.int().min(1).max(100_000).default(1),
  }),
  'bankLine.matched': event(null, records(receipt, slipIn('generated'))),
  /** The line shows the money of records that were confirmed by their vouchers: nothing follows. */
  'bankLine.linked': event(null, records(receiptIn('confirmed'), slipIn('confirmed'))),
  /** The line pays a part of the receipt; the line of the rest is matched with it. */
  'bankLine.joined': event(null, { receipt }),
  'bankLine.unmatched': event(null, {}),
  'bankLine.accepted': event(null, {}, { irreversible: true }),
  /** Proposed by the receipt when the line of the rest confirms it. */
  'bankLine.completed': event(null, {}, { systemOnly: true }),
  'bankLine.ignored': event(null, { reason: field.reason }),
  'bankLine.restored': event(null, {}),
};

export type BankLineEvents = typeof events;
export type BankLineData<Type extends keyof BankLineEvents> = DataOf<BankLineEvents, Type>;
export type BankLineRecordedEvent<Type extends keyof BankLineEvents> = RecordedEvent<BankLineData<Type>>;
