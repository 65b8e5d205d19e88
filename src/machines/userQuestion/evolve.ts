import { personOf, stamped } from '../desk.ts';
import type { UserQuestion } from './context.ts';
import type { UserQuestionFact } from './events.ts';
import type { Known } from './rules.ts';

/** What each event changes in the facts a question keeps. */
export const evolve = stamped<UserQuestion>({
  'userQuestion.raised': (_, fact: UserQuestionFact<'userQuestion.raised'>) => {
    const { order } = fact.known as Partial<Known>;
    const { id, name } = personOf(fact);
    return {
      ...fact.data,
      order: fact.data.order ?? null,
      photos: fact.data.photos ?? [],
      branches: [...new Set([...(fact.actor.branch === null ? [] : [fact.actor.branch]), ...(order?.branches ?? [])])],
      merchant: order?.merchant ?? fact.actor.merchant,
      raisedBy: id,
      raisedByName: name,
      raisedAt: fact.at,
    };
  },
  'userQuestion.handled': (_, fact: UserQuestionFact<'userQuestion.handled'>) => ({
    answer: fact.data.answer,
    handledByName: personOf(fact).name,
    handledAt: fact.at,
  }),
  'userQuestion.handedToWorkOrder': (_, fact: UserQuestionFact<'userQuestion.handedToWorkOrder'>) => ({
    workOrder: fact.data.workOrder,
    handledByName: personOf(fact).name,
    handledAt: fact.at,
  }),
});
