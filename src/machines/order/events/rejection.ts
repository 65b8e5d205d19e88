import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { cause } from '../../scanning/reasons.ts';
import { consent } from '../../fields/uploads.ts';

const outcome = { returnType: field.returnType, returnCharging: field.returnCharging };

/** Rejection by the receiver, recall by the sender, discard: operations 7, 24, 25, 31 to 34 and 41. */
export const rejectionEvents = {
  'order.rejectionReported': event(24, {
    ...cause('refused'),
    reason: field.reason,
    damaged: z.boolean().default(false),
    photos: field.photos.optional(),
  }),
  'order.rejectionWithdrawn': event(25, { reason: field.reason.optional() }),
  'order.rejected': event(7, { ...cause('refused'), reason: field.reason, ...outcome }, { irreversible: true }),
  'order.rejectTypeModified': event(41, outcome),
  'order.sendBackDecided': event(32, { reason: field.reason.optional() }),
  'order.redeliveryDecided': event(32, { reason: field.reason.optional() }),
  'order.recalled': event(31, { reason: field.reason, returnCharging: field.returnCharging }),
  'order.interceptRequested': event(31, { reason: field.reason, returnCharging: field.returnCharging }),
  'order.discardRequested': event(33, { reason: field.reason, consent }),
  'order.discarded': event(33, {}, { irreversible: true, secondPerson: 'order.discardRequested' }),
  'order.collectedCancelRequested': event(34, { reason: field.reason }),
  'order.collectedCancelApproved': event(34, { returnCharging: field.returnCharging }),
  'order.collectedCancelRefused': event(34, { reason: field.reason }),
};
