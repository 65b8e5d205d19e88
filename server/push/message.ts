import type { Language } from '#i18n/languages.ts';
import { areaName } from '../exports/cells.ts';
import { wordsOf } from '../http/language.ts';
import type { Assignment } from './take.ts';

/** One message at a time waits at a push service and stands on a phone: a later one replaces it. */
export const TOPIC = 'assignments';

/** Notification of a phone, also on a locked screen: a waybill number and a township, or counts; nothing of a person. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: typeof TOPIC;
}

/** Returns the message that tells a courier of assignments. */
export function messageOf(assignments: readonly Assignment[], language: Language): PushMessage {
  const words = wordsOf(language);
  const [first] = assignments;
  if (first && assignments.length === 1)
    return {
      title: words.text(`notice.assigned.${first.task}`),
      body: words.text('notice.assigned.parcel', { order: first.order, township: areaName(first.city, words) }),
      tag: TOPIC,
    };
  const deliver = assignments.filter(({ task }) => task === 'deliver').length;
  const collect = assignments.length - deliver;
  return {
    title: words.text('notice.assigned.many', { count: assignments.length }),
    body: words.text('notice.assigned.counts', { deliver, collect }),
    tag: TOPIC,
  };
}
