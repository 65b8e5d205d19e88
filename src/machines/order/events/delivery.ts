import { z } from 'zod';
import { event } from '../../kit/event.ts';
import * as field from '../../fields/schemas.ts';
import { referenceTo } from '../../fields/references.ts';
import { cause } from '../../scanning/reasons.ts';

const signature = { proof: field.proof, piecesScanned: z.int().min(1).max(99).default(1) };
/** The code that the server showed to the receiver alone. */
const receiverCode = z.string().regex(/^\d{6}$/);
const person = { deliverer: referenceTo('staff') };

/** Delivery to the receiver: operations 5, 6, 8 to 10, 19, 20, 26, 36, 46 and 47. */
export const deliveryEvents = {
  'order.deliveryClaimed': event(8, {}),
  'order.delivererAssigned': event(36, person),
  'order.delivererAutoAssigned': event(26, person, { systemOnly: true }),
  'order.outForDelivery': event(5, {}),
  'order.receiverCodeEntered': event(null, { receiverCode }, { alone: true }),
  'order.signed': event(6, { ...signature, proof: field.doorProof }),
  'order.sentToStation': event(9, {}),
  'order.arrivedAtStation': event(10, {}),
  'order.signedAtStation': event(19, { proof: field.stationProof }),
  'order.returnSigned': event(20, signature),
  'order.pickedUpAtCounter': event(46, signature),
  'order.deliveryAttemptFailed': event(47, {
    ...cause('attempted'),
    reason: field.reason,
    nextAttemptAt: field.instant.optional(),
  }),
};
