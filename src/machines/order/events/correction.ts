import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { referenceTo } from '../../fields/references.ts';

const signVoid = { workOrder: referenceTo('workOrder') };
/** A signature is voided only by a cancel-sign work order that a second person approved. */
const asked = { secondPerson: 'order.signVoidRequested', systemOnly: true, money: true };

/** Corrections of wrong records: operations 37 and 52. The log keeps both events. */
export const correctionEvents = {
  'order.signVoidRequested': event(37, { reason: field.reason }),
  'order.signVoidedToDeliverer': event(37, signVoid, asked),
  'order.signVoidedToBranch': event(37, signVoid, asked),
  'order.signVoidedToStation': event(37, signVoid, asked),
  'order.returnSignVoidedToBranch': event(37, signVoid, asked),
  'order.voidRequested': event(52, {
    version: z.int().min(1),
    ground: z.enum(['didNotOccur', 'incorrectData']),
    reason: field.reason,
  }),
  'order.eventVoided': event(52, { version: z.int().min(1) }, { secondPerson: 'order.voidRequested' }),
  'order.requestWithdrawn': event(null, { reason: field.reason.optional() }),
};
