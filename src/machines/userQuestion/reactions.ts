import type { Aggregate } from '../kit/aggregateType.ts';
import { whenever, type Reaction } from '../kit/reaction.ts';
import type { UserQuestion } from './context.ts';
import type { Lookups } from './rules.ts';

/** Makes the message about a question; type 1 can open a work order with it (§2, §3). */
const messageOf = (aggregate: Aggregate) => {
  const { customer, text, order } = aggregate.context as UserQuestion;
  const message = { title: customer, value: text };
  return order === null
    ? { ...message, kind: 0 }
    : { ...message, kind: 1, ext: { userQuestionId: aggregate.id, waybill: order } };
};

/** Notifies the desk of a new question, except the person who raised it. */
export const reactions: readonly Reaction[] = [
  whenever('userQuestion.raised').propose('notice', 'notice.sent', ({ lookups, actor }, aggregate) =>
    ((lookups as Partial<Lookups>).desk ?? [])
      .filter((person) => person !== actor.id)
      .map((addressee) => ({ id: null, data: { addressee, ...messageOf(aggregate) } })),
  ),
];
