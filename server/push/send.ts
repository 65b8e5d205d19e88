import webPush from 'web-push';
import { languageOf } from '#i18n/languages.ts';
import { post, type Posted } from '../webhooks/post.ts';
import type { PushKeys } from './keys.ts';
import { messageOf, TOPIC } from './message.ts';
import { STALE_MS } from './schedule.ts';
import type { Taken } from './take.ts';

/** Seconds for which a push service keeps the message: until its last assignment is stale. */
function secondsLeft({ assignments }: Taken, now: Date): number {
  const last = Math.max(...assignments.map(({ at }) => Date.parse(at)));
  return Math.max(0, Math.round((last + STALE_MS - now.getTime()) / 1000));
}

/** Sends a browser the message on its assignments, encrypted for it; every failure is an outcome. */
export function sendPush(taken: Taken, keys: PushKeys, now: Date, stopping: AbortSignal): Promise<Posted> {
  const { endpoint, p256dh, auth, language, origin, assignments } = taken;
  const message = JSON.stringify(messageOf(assignments, languageOf([language])));
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
    vapidDetails: { subject: origin, ...keys },
    TTL: secondsLeft(taken, now),
    urgency: 'high',
    topic: TOPIC,
  });
  return post({ url: endpoint, body, headers }, stopping);
}
