import type { Life } from '../kit/noun.ts';
import { whenever, type Reaction } from '../kit/reaction.ts';
import type { UserQuestion } from './context.ts';
import type { Known } from './rules.ts';

/** The message that a question gives to who may answer it: type 1 opens a work order with it (§2, §3). */
const messageOf = (life: Life) => {
  const { customer, text, order } = life.context as UserQuestion;
  const message = { title: customer, value: text };
  return order === null
    ? { ...message, kind: 0 }
    : { ...message, kind: 1, ext: { userQuestionId: life.id, waybill: order } };
};

/** A question that is raised is told to the desk, but for who raised it. */
export const reactions: readonly Reaction[] = [
  whenever('userQuestion.raised').propose('notice', 'notice.sent', ({ known, actor }, life) =>
    ((known as Partial<Known>).desk ?? [])
      .filter((person) => person !== actor.id)
      .map((addressee) => ({ id: null, data: { addressee, ...messageOf(life) } })),
  ),
];
