import { photos, remark } from '../desk/fields.ts';
import { name } from '../fields/schemas.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { personal } from '../fields/personal.ts';
import { phone } from '../fields/phoneSchema.ts';
import { referenceTo } from '../fields/references.ts';

export const events = {
  'userQuestion.raised': event(null, {
    /** Number of the question in the tree (§3, question). */
    question: referenceTo('question'),
    order: referenceTo('order').optional(),
    customer: personal(name, 'name'),
    phone,
    text: remark,
    photos: photos.optional(),
  }),
  'userQuestion.handled': event(null, { answer: remark }, { irreversible: true }),
  'userQuestion.handedToWorkOrder': event(null, { workOrder: referenceTo('workOrder') }, { systemOnly: true }),
};

export type UserQuestionEvents = typeof events;
export type UserQuestionRecordedEvent<Type extends keyof UserQuestionEvents> = RecordedEvent<
  DataOf<UserQuestionEvents, Type>
>;
