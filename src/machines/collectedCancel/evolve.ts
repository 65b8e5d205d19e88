import { personOf, stamped } from '../desk.ts';
import type { Fact } from '../kit/proposal.ts';
import type { CollectedCancel } from './context.ts';
import type { CollectedCancelFact } from './events.ts';

const decided = (fact: Fact) => ({ decidedBy: personOf(fact).id, decidedAt: fact.at });

/** What each event changes in the facts of a cancellation after collection. */
export const evolve = stamped<CollectedCancel>({
  'collectedCancel.requested': (_, fact: CollectedCancelFact<'collectedCancel.requested'>) => ({
    ...fact.data,
    requestedBy: personOf(fact).id,
    requestedAt: fact.at,
  }),
  'collectedCancel.approved': (_, fact: CollectedCancelFact<'collectedCancel.approved'>) => ({
    ...decided(fact),
    returnCharging: fact.data.returnCharging,
  }),
  'collectedCancel.refused': (_, fact: CollectedCancelFact<'collectedCancel.refused'>) => ({
    ...decided(fact),
    refusal: fact.data.reason,
  }),
});
