import type { Words } from '#i18n/words.ts';
import { DUE_SOON_HOURS } from '#machines/queues/queue.ts';
import type { Queues } from '#services/queues.ts';

/** Returns when the next row of a queue is due, and how many are due soon; null without a deadline. */
export function dueText(
  { nextDue, dueSoon }: Pick<Queues[number], 'nextDue' | 'dueSoon'>,
  now: number,
  words: Words,
): string | null {
  if (nextDue === null) return null;
  const left = Date.parse(nextDue) - now;
  const next =
    left <= 0 ? words.text('ui.queues.dueNow') : words.text('ui.queues.nextDue', { time: words.duration(left) });
  if (dueSoon === 0) return next;
  return words.list([next, words.text('ui.queues.dueSoon', { count: words.number(dueSoon), hours: DUE_SOON_HOURS })]);
}
