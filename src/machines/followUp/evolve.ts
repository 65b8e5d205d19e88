import { noteOf, stamped } from '../desk/fields.ts';
import type { FollowUp } from './context.ts';
import type { FollowUpRecordedEvent } from './events.ts';

export const evolve = stamped<FollowUp>({
  'followUp.opened': (_, { data, at }: FollowUpRecordedEvent<'followUp.opened'>) => ({ ...data, openedAt: at }),
  'followUp.remarked': ({ notes }, event: FollowUpRecordedEvent<'followUp.remarked'>) => ({
    notes: [...notes, noteOf(event, 'remarked', event.data.remark)],
  }),
  'followUp.closed': ({ notes }, event: FollowUpRecordedEvent<'followUp.closed'>) => ({
    notes: [...notes, noteOf(event, 'closed', event.data.remark)],
    closedAt: event.at,
  }),
});
