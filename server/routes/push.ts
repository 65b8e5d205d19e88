import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import webPush from 'web-push';
import { dropPush, keepPush, readPush } from '#calls/push.ts';
import { hasPublicName, isEndpoint, isLoopback, isSecure } from '#machines/webhook/endpoint.ts';
import type { Session } from '../auth/session.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { pushKeys } from '../push/keys.ts';
import { dropSubscription, endpointOf, keepSubscription } from '../push/subscriptions.ts';
import { isLoopbackAllowed } from '../webhooks/loopback.ts';

/** Returns the session of a person; programs of customers have none to ring for. */
const mine = (session: Session | null): Session => {
  if (session === null || session.kind === 'key') throw new Problem('forbidden');
  return session;
};

const refused = (rule: string): Problem =>
  new Problem('invalid', { refusals: [{ code: 'invalid', rule, values: {} }] });

/** Returns whether a push service is called there: encrypted, and outside the own network. */
const isPushService = (endpoint: string): boolean =>
  isEndpoint(endpoint) &&
  isSecure(endpoint) &&
  (hasPublicName(endpoint) || (isLoopbackAllowed() && isLoopback(endpoint)));

function canEncrypt({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'ring', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** Returns the address of the console, by which a push service names the sender. */
const originOf = ({ host }: FastifyRequest): string => {
  const address = `https://${host}`;
  if (!URL.canParse(address)) throw new Problem('badRequest');
  return new URL(address).origin;
};

/** Routes of the ringing for new assignments: of the own session alone. */
export const pushRoutes = (pool: pg.Pool): Route[] => [
  implement(readPush, async ({ session, now }) => ({
    publicKey: (await pushKeys(pool, now)).publicKey,
    endpoint: await endpointOf(pool, mine(session).id),
  })),
  implement(keepPush, async ({ body: { endpoint, keys }, session, language, request, now }) => {
    const { id, user } = mine(session);
    if (!isPushService(endpoint)) throw refused('notAPushService');
    if (!canEncrypt(keys)) throw refused('notAPushKey');
    const subscription = { session: id, staff: user, endpoint, ...keys, language, origin: originOf(request) };
    if (!(await keepSubscription(pool, subscription, now.toISOString()))) throw refused('pushIsAnothers');
  }),
  implement(dropPush, async ({ session }) => {
    await dropSubscription(pool, mine(session).id);
  }),
];
