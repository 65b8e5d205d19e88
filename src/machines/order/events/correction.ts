import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields.ts';

const signVoid = { workOrder: field.identifier };
/** Only the cancel-sign work order that was approved by a second person voids a signature. */
const asked = { secondPerson: 'order.signVoidRequested', systemOnly: true, money: true };

/** Taking back what was recorded wrongly: operations 37 and 52. The log keeps both. */
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
