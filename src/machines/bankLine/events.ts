import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { codeText } from '../kit/codeText.ts';
import * as field from '../fields.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { means } from '../kit/meaning.ts';
import { TOGETHER_MOST } from './together.ts';

const amount = field.money.min(1);
const receipt = means(field.identifier, {
  refersTo: 'receipt',
  picked: { state: 'toBeConfirmed', toldBy: ['customerName', 'order'], amount: 'amount' },
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
  'bankLine.matched': event(null, {
    receipt: receipt.optional(),
    /** Receipts that the line pays together. */
    receipts: z.array(receipt).min(2).max(TOGETHER_MOST).optional(),
    paymentSlip: means(field.identifier, {
      refersTo: 'paymentSlip',
      picked: { state: 'generated', toldBy: ['customerName', 'account'], amount: 'amount' },
    }).optional(),
  }),
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
