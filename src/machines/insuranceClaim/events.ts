import { z } from 'zod';
import { aboutOrder, money, photos, remark } from '../desk/fields.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { referenceTo } from '../fields/references.ts';
import { ownVoucher } from '../fields/uploads.ts';

/** Cause of the claim. */
export const ground = z.enum(['lost', 'damaged', 'short']);

/** Way in which a claim is paid. */
export const payment = z.enum(['cash', 'bank', 'wallet']);

const bySystem = { systemOnly: true };

/** Events of an insurance claim. Money in hundredths of MMK. */
export const events = {
  'insuranceClaim.opened': event(null, { ...aboutOrder, ground, insured: money }, bySystem),
  'insuranceClaim.submitted': event(null, { order: referenceTo('order'), ground, remark, photos: photos.optional() }),
  'insuranceClaim.reviewStarted': event(null, { remark: remark.optional() }),
  'insuranceClaim.decided': event(null, { amount: money.min(1), remark }, { money: true }),
  'insuranceClaim.parcelFound': event(null, {}, bySystem),
  'insuranceClaim.findWithdrawn': event(null, {}, bySystem),
  'insuranceClaim.paid': event(null, { method: payment, voucher: ownVoucher }, { irreversible: true, money: true }),
  'insuranceClaim.declined': event(null, { reason: remark }, { irreversible: true }),
  'insuranceClaim.sevenDaysPassed': event(null, {}, bySystem),
  'insuranceClaim.twelveDaysPassed': event(null, {}, bySystem),
  'insuranceClaim.overdue': event(null, {}, bySystem),
};

export type InsuranceClaimEvents = typeof events;
export type InsuranceClaimRecordedEvent<Type extends keyof InsuranceClaimEvents> = RecordedEvent<
  DataOf<InsuranceClaimEvents, Type>
>;
export type InsuranceClaimData<Type extends keyof InsuranceClaimEvents> = DataOf<InsuranceClaimEvents, Type>;
