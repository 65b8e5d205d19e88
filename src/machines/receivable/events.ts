import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as order from '../fields/schemas.ts';
import * as field from '../customers/parties.ts';
import { referenceTo } from '../fields/references.ts';
import { voucher } from '../fields/uploads.ts';

/** Only the system proposes these events, following orders and bills. */
const follows = { systemOnly: true, money: true };
const arising = { ...field.party, stage: field.stage, ...field.amount };
const payment = {
  ...field.amount,
  method: order.method,
  voucher: voucher.nullable(),
  by: referenceTo('staff'),
  /** Staff member who holds the cash; null for money that goes directly to the branch. */
  till: referenceTo('courierCash').nullable(),
  /** Version of the order that the payment produced. */
  payment: z.int().min(1),
};

export const events = {
  'receivable.opened': event(null, arising, follows),
  'receivable.amended': event(null, field.amount, follows),
  'receivable.credited': event(null, arising, follows),
  'receivable.received': event(null, payment, follows),
  'receivable.partReceived': event(null, payment, follows),
  'receivable.covered': event(null, { refundDue: order.money }, follows),
  'receivable.confirmed': event(null, { by: referenceTo('staff') }, follows),
  'receivable.billed': event(null, { bill: order.identifier }, follows),
  'receivable.settled': event(null, { bill: order.identifier }, follows),
  'receivable.waived': event(null, {}, follows),
  'receivable.refunded': event(null, field.amount, follows),
  'receivable.partRefunded': event(null, field.amount, follows),
  'receivable.reversed': event(null, field.amount, follows),
};

export type ReceivableEvents = typeof events;
export type ReceivableRecordedEvent<Type extends keyof ReceivableEvents> = RecordedEvent<
  DataOf<ReceivableEvents, Type>
>;
export type ReceivableData<Type extends keyof ReceivableEvents> = DataOf<ReceivableEvents, Type>;
