import { aboutOrder, money, reference } from '../desk/fields.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

const mirrored = { systemOnly: true };

/** Events of a delivery claim: each mirrors an event of the order. */
export const events = {
  'deliveryClaim.pendingDelivery': event(
    null,
    {
      ...aboutOrder,
      deliverer: reference.nullable(),
      delivererName: reference.nullable(),
      branch: reference.nullable(),
      collectionAmount: money.nullable(),
      due: money,
    },
    mirrored,
  ),
  'deliveryClaim.rewarehoused': event(null, {}, mirrored),
  'deliveryClaim.signed': event(null, {}, mirrored),
  'deliveryClaim.rejected': event(null, {}, mirrored),
  'deliveryClaim.rejectReturned': event(null, {}, mirrored),
  'deliveryClaim.returnSigned': event(null, {}, mirrored),
  'deliveryClaim.lost': event(null, {}, mirrored),
  'deliveryClaim.signDisputed': event(null, {}, mirrored),
  'deliveryClaim.returnSignDisputed': event(null, {}, mirrored),
};

export type DeliveryClaimEvents = typeof events;
export type DeliveryClaimRecordedEvent<Type extends keyof DeliveryClaimEvents> = RecordedEvent<
  DataOf<DeliveryClaimEvents, Type>
>;
