import { personOf, stamped } from '../desk/fields.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { CollectedCancel } from './context.ts';
import type { CollectedCancelRecordedEvent } from './events.ts';

const decided = (event: RecordedEvent) => ({ decidedBy: personOf(event).id, decidedAt: event.at });

export const evolve = stamped<CollectedCancel>({
  'collectedCancel.requested': (_, event: CollectedCancelRecordedEvent<'collectedCancel.requested'>) => ({
    ...event.data,
    requestedBy: personOf(event).id,
    requestedAt: event.at,
  }),
  'collectedCancel.approved': (_, event: CollectedCancelRecordedEvent<'collectedCancel.approved'>) => ({
    ...decided(event),
    returnCharging: event.data.returnCharging,
  }),
  'collectedCancel.refused': (_, event: CollectedCancelRecordedEvent<'collectedCancel.refused'>) => ({
    ...decided(event),
    refusal: event.data.reason,
  }),
});
