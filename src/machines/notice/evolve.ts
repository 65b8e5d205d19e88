import type { Evolve } from '../kit/evolve.ts';
import type { Notice } from './context.ts';
import type { NoticeRecordedEvent } from './events.ts';

export const evolve: Evolve<Notice> = {
  'notice.sent': (_, { data: { ext, ...message }, actor, at }: NoticeRecordedEvent<'notice.sent'>) => ({
    ...message,
    userQuestionId: ext?.userQuestionId ?? null,
    waybill: ext?.waybill ?? null,
    senderName: actor.name,
    sentAt: at,
  }),
  'notice.read': (_, { at }: NoticeRecordedEvent<'notice.read'>) => ({ readAt: at }),
};
