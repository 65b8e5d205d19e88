import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { NOTICE_TITLE_MOST_CHARACTERS } from '../fields/limits.ts';
import { referenceTo } from '../fields/references.ts';

/** Events of a message to one person (§2, §3). */
export const events = {
  'notice.sent': event(null, {
    /** Id of the staff member who receives it. */
    addressee: referenceTo('staff'),
    /** 0 for the notification list, 1 for a question that can become a work order (§3). */
    kind: z.union([z.literal(0), z.literal(1)]),
    title: lineText.min(1).max(NOTICE_TITLE_MOST_CHARACTERS),
    value: z.string().trim().max(1000),
    /** Question that the message is about (§3, ext). */
    ext: z
      .strictObject({ userQuestionId: referenceTo('userQuestion'), waybill: referenceTo('order').optional() })
      .optional(),
  }),
  'notice.read': event(null, {}),
};

export type NoticeEvents = typeof events;
export type NoticeData<Type extends keyof NoticeEvents> = DataOf<NoticeEvents, Type>;
export type NoticeRecordedEvent<Type extends keyof NoticeEvents> = RecordedEvent<NoticeData<Type>>;
