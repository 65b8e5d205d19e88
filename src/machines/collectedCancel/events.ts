import { aboutOrder, reference, remark } from '../desk/fields.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

const bySystem = { systemOnly: true };

/** Events of a cancellation after collection: each follows an event of the order (operation 34). */
export const events = {
  'collectedCancel.requested': event(null, { ...aboutOrder, reason: remark, branch: reference.nullable() }, bySystem),
  'collectedCancel.approved': event(null, { returnCharging: reference }, { ...bySystem, irreversible: true }),
  'collectedCancel.refused': event(null, { reason: remark }, { ...bySystem, irreversible: true }),
};

export type CollectedCancelEvents = typeof events;
export type CollectedCancelRecordedEvent<Type extends keyof CollectedCancelEvents> = RecordedEvent<
  DataOf<CollectedCancelEvents, Type>
>;
