import type { Aggregate } from '../kit/aggregate.ts';
import { personOf } from '../desk/fields.ts';
import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import { NOTICE_TITLE_MOST_CHARACTERS } from '../fields/limits.ts';
import type { UserQuestion } from './context.ts';
import type { Lookups } from './rules.ts';
import type { UserQuestionEvents } from './events.ts';

const { whenever } = reactionsOf<UserQuestionEvents, UserQuestion, Partial<Lookups>>();

/** Subject of a message: the question, and its order if it has one (§3, ext). */
const extOf = (aggregate: Aggregate<UserQuestion>) => {
  const { order } = aggregate.context;
  return { userQuestionId: aggregate.id, ...(order !== null && { waybill: order }) };
};

/** Makes the message about a new question; type 1 can open a work order with it (§2, §3). */
const messageOf = (aggregate: Aggregate<UserQuestion>) => {
  const { customer, text, order } = aggregate.context;
  return { title: customer, value: text, kind: order === null ? 0 : 1, ext: extOf(aggregate) };
};

/** Returns the beginning of a text, as long as a title may be; no character is cut in two. */
const titleOf = (text: string): string => text.slice(0, NOTICE_TITLE_MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');

/** Makes the message about what became of a question: its answer, or its work order. */
const answerOf = (aggregate: Aggregate<UserQuestion>) => {
  const { text, answer, workOrder } = aggregate.context;
  return { title: titleOf(text), value: answer ?? workOrder ?? '', kind: 0, ext: extOf(aggregate) };
};

/** Notifies the person who raised the question, if on the job and not the one who acts. */
const notifiesAsker = (on: keyof UserQuestionEvents): Reaction =>
  whenever(on).propose(
    'notice',
    'notice.sent',
    (event, aggregate) => {
      const { asker } = event.lookups;
      return asker && asker.id !== personOf(event).id
        ? [{ id: null, data: { addressee: asker.id, ...answerOf(aggregate) } }]
        : [];
    },
    ['asker'],
  );

/** Notifies the desk of a new question, and the asker of what became of it. */
export const reactions: readonly Reaction[] = [
  whenever('userQuestion.raised').propose('notice', 'notice.sent', ({ lookups, actor }, aggregate) =>
    (lookups.desk ?? [])
      .filter((person) => person !== actor.id)
      .map((addressee) => ({ id: null, data: { addressee, ...messageOf(aggregate) } })),
  ),
  notifiesAsker('userQuestion.handled'),
  notifiesAsker('userQuestion.handedToWorkOrder'),
];
