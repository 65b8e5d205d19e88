import { z } from 'zod';
import { aboutOrder, remark } from '../desk/fields.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

/** Reason for contacting a client (§4, follow-up types). */
export const followUpKind = z.enum([
  'rejectOrReturn',
  'releaseOrder',
  'acceptTimeout',
  'collectionTimeout',
  'deliveryTimeout',
]);

export const events = {
  'followUp.opened': event(
    null,
    { ...aboutOrder, kind: followUpKind, reason: remark.nullable() },
    { systemOnly: true },
  ),
  'followUp.remarked': event(null, { remark }),
  'followUp.closed': event(null, { remark }, { irreversible: true }),
};

export type FollowUpEvents = typeof events;
export type FollowUpRecordedEvent<Type extends keyof FollowUpEvents> = RecordedEvent<DataOf<FollowUpEvents, Type>>;
