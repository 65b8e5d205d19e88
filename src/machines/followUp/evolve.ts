import { noteOf, stamped } from '../desk.ts';
import type { FollowUp } from './context.ts';
import type { FollowUpFact } from './events.ts';

/** What each event changes in the facts a follow-up keeps. */
export const evolve = stamped<FollowUp>({
  'followUp.opened': (_, { data, at }: FollowUpFact<'followUp.opened'>) => ({ ...data, openedAt: at }),
  'followUp.remarked': ({ notes }, fact: FollowUpFact<'followUp.remarked'>) => ({
    notes: [...notes, noteOf(fact, 'remarked', fact.data.remark)],
  }),
  'followUp.closed': ({ notes }, fact: FollowUpFact<'followUp.closed'>) => ({
    notes: [...notes, noteOf(fact, 'closed', fact.data.remark)],
    closedAt: fact.at,
  }),
});
