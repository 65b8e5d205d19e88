import type { Aggregate } from '../kit/aggregate.ts';
import { personOf } from '../desk/fields.ts';
import { whenever, type Reaction } from '../kit/reaction.ts';
import { NOTICE_TITLE_MOST_CHARACTERS } from '../fields/limits.ts';
import type { UserQuestion } from './context.ts';
import type { Lookups } from './rules.ts';

const questionOf = (aggregate: Aggregate) => aggregate.context as UserQuestion;

/** Subject of a message: the question, and its order if it has one (§3, ext). */
const extOf = (aggregate: Aggregate) => {
  const { order } = questionOf(aggregate);
  return { userQuestionId: aggregate.id, ...(order !== null && { waybill: order }) };
};

/** Makes the message about a new question; type 1 can open a work order with it (§2, §3). */
const messageOf = (aggregate: Aggregate) => {
  const { customer, text, order } = questionOf(aggregate);
  return { title: customer, value: text, kind: order === null ? 0 : 1, ext: extOf(aggregate) };
};

/** Returns the beginning of a text, as long as a title may be; no character is cut in two. */
const titleOf = (text: string): string => text.slice(0, NOTICE_TITLE_MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');

/** Makes the message about what became of a question: its answer, or its work order. */
const answerOf = (aggregate: Aggregate) => {
  const { text, answer, workOrder } = questionOf(aggregate);
  return { title: titleOf(text), value: answer ?? workOrder ?? '', kind: 0, ext: extOf(aggregate) };
};

/** Notifies the person who raised the question, if on the job and not the one who acts. */
const notifiesAsker = (on: string): Reaction =>
  whenever(on).propose(
    'notice',
    'notice.sent',
    (event, aggregate) => {
      const { asker } = event.lookups as Partial<Lookups>;
      return asker && asker.id !== personOf(event).id
        ? [{ id: null, data: { addressee: asker.id, ...answerOf(aggregate) } }]
        : [];
    },
    ['asker'],
  );

/** Notifies the desk of a new question, and the asker of what became of it. */
export const reactions: readonly Reaction[] = [
  whenever('userQuestion.raised').propose('notice', 'notice.sent', ({ lookups, actor }, aggregate) =>
    ((lookups as Partial<Lookups>).desk ?? [])
      .filter((person) => person !== actor.id)
      .map((addressee) => ({ id: null, data: { addressee, ...messageOf(aggregate) } })),
  ),
  notifiesAsker('userQuestion.handled'),
  notifiesAsker('userQuestion.handedToWorkOrder'),
];
