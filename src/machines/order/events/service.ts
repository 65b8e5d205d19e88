import { z } from 'zod';
import { event } from '../../kit/event.ts';
import { referenceTo } from '../../fields/references.ts';

const bySystem = { systemOnly: true };
const claim = { claim: referenceTo('insuranceClaim') };

/** Events that work orders and insurance claims propose to their order. */
export const serviceEvents = {
  'order.workOrderLinked': event(21, { workOrder: referenceTo('workOrder') }, bySystem),
  'order.signVoidRefused': event(null, { workOrder: referenceTo('workOrder') }, bySystem),
  'order.insuranceClaimOpened': event(null, claim, bySystem),
  'order.insuranceClaimClosed': event(null, claim, bySystem),
  'order.insuranceClaimPaid': event(null, { ...claim, ground: z.enum(['lost', 'damaged', 'short']) }, bySystem),
};
