import { z } from 'zod';
import { photos, reference, remark } from '../desk.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';

export const events = {
  'userQuestion.raised': event(null, {
    /** Number of the question in the tree (§3, question). */
    question: reference,
    order: reference.optional(),
    customer: z.string().trim().min(2).max(40),
    phone: z
      .string()
      .trim()
      .min(5)
      .max(20)
      .regex(/^\+?[0-9][0-9 -]*$/),
    text: remark,
    photos: photos.optional(),
  }),
  'userQuestion.handled': event(null, { answer: remark }, { irreversible: true }),
  'userQuestion.handedToWorkOrder': event(null, { workOrder: reference }, { systemOnly: true }),
};

export type UserQuestionEvents = typeof events;
export type UserQuestionRecordedEvent<Type extends keyof UserQuestionEvents> = RecordedEvent<
  DataOf<UserQuestionEvents, Type>
>;
