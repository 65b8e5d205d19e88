import type { Aggregate } from '../kit/aggregateType.ts';
import { whenever, type Reaction } from '../kit/reaction.ts';
import type { UserQuestion } from './context.ts';
import type { Lookups } from './rules.ts';

/** The message that a question gives to who may answer it: type 1 opens a work order with it (§2, §3). */
const messageOf = (aggregate: Aggregate) => {
  const { customer, text, order } = aggregate.context as UserQuestion;
  const message = { title: customer, value: text };
  return order === null
    ? { ...message, kind: 0 }
    : { ...message, kind: 1, ext: { userQuestionId: aggregate.id, waybill: order } };
};

/** A question that is raised is told to the desk, but for who raised it. */
export const reactions: readonly Reaction[] = [
  whenever('userQuestion.raised').propose('notice', 'notice.sent', ({ lookups, actor }, aggregate) =>
    ((lookups as Partial<Lookups>).desk ?? [])
      .filter((person) => person !== actor.id)
      .map((addressee) => ({ id: null, data: { addressee, ...messageOf(aggregate) } })),
  ),
];
