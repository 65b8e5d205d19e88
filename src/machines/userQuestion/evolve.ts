import { personOf, stamped } from '../desk/fields.ts';
import type { UserQuestion } from './context.ts';
import type { UserQuestionRecordedEvent } from './events.ts';
import type { Lookups } from './rules.ts';

export const evolve = stamped<UserQuestion>({
  'userQuestion.raised': (_, event: UserQuestionRecordedEvent<'userQuestion.raised'>) => {
    const { order } = event.lookups as Partial<Lookups>;
    const { id, name } = personOf(event);
    return {
      ...event.data,
      order: event.data.order ?? null,
      photos: event.data.photos ?? [],
      branches: [
        ...new Set([...(event.actor.branch === null ? [] : [event.actor.branch]), ...(order?.branches ?? [])]),
      ],
      merchant: order?.merchant ?? event.actor.merchant,
      raisedBy: id,
      raisedByName: name,
      raisedAt: event.at,
    };
  },
  'userQuestion.handled': (_, event: UserQuestionRecordedEvent<'userQuestion.handled'>) => ({
    answer: event.data.answer,
    handledByName: personOf(event).name,
    handledAt: event.at,
  }),
  'userQuestion.handedToWorkOrder': (_, event: UserQuestionRecordedEvent<'userQuestion.handedToWorkOrder'>) => ({
    workOrder: event.data.workOrder,
    handledByName: personOf(event).name,
    handledAt: event.at,
  }),
});
