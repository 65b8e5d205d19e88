import * as z from 'zod/mini';
import * as calls from '#calls/push.ts';
import { failureOf, isUnanswered } from '../failure.ts';
import { call } from '../http.ts';
import { keptOfAccount } from '../kept/texts.ts';
import { hasServiceWorker } from '../serviceWorker/register.ts';
import { ringingIn, type BrowserAbilities, type Ringing } from './ringing.ts';
import { silence } from './silence.ts';

/** True while a person wants this phone to ring: a session ends each day, this does not. */
const wanted = keptOfAccount('ringing', z.boolean());

const OWN = { ownFailure: true } as const;

/** The push service of this browser gives no address. */
export class NotRinging extends Error {
  constructor(cause: unknown) {
    super('The push service of this browser gives no address', { cause });
    this.name = 'NotRinging';
  }
}

const abilities = (): BrowserAbilities => {
  const hasPush = hasServiceWorker() && 'PushManager' in globalThis && 'Notification' in globalThis;
  return {
    isSecure: isSecureContext,
    hasPush,
    // An iPad calls itself a Macintosh, but has fingers.
    isApplePhone: /iP(?:hone|ad|od)|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    permission: hasPush ? Notification.permission : 'default',
  };
};

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Subscribes this browser anew and tells the server; an address of before may be another person's. */
async function subscribe(publicKey: string): Promise<void> {
  await silence();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((error: unknown) => {
      throw new NotRinging(error);
    });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  try {
    await call(calls.keepPush, { body: { endpoint: made.endpoint, keys: { p256dh, auth } } }, OWN);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/**
 * Reads the standing of the ringing of this browser for a person. Who wants it gets it again: in the session of a new day, or
 * after the push service has forgotten this browser.
 */
export async function readRinging(userId: string): Promise<Ringing> {
  const standing = ringingIn(abilities(), false);
  if (standing !== 'off') return standing;
  const here = await subscriptionHere();
  try {
    const { publicKey, endpoint } = await call(calls.readPush, {}, OWN);
    const isKept = endpoint !== null && here?.endpoint === endpoint;
    if (isKept || wanted.read(userId) !== true || Notification.permission !== 'granted')
      return ringingIn(abilities(), isKept);
    await subscribe(publicKey);
    return ringingIn(abilities(), true);
  } catch (error) {
    if (error instanceof NotRinging) return 'off';
    if (!isUnanswered(failureOf(error))) throw error;
    // Without a line the browser itself says whether it rang last.
    return ringingIn(abilities(), here !== null);
  }
}

/** Rings this browser for a person who lets it; from a press, as it asks. Throws `NotRinging` and failures of the calls. */
export async function startRinging(userId: string): Promise<Ringing> {
  if ((await Notification.requestPermission()) !== 'granted') return ringingIn(abilities(), false);
  const { publicKey } = await call(calls.readPush, {}, OWN);
  await subscribe(publicKey);
  wanted.write(userId, true);
  return ringingIn(abilities(), true);
}

/** Ends the ringing here and at the server; one that cannot be told hears it from the push service. */
export async function stopRinging(userId: string): Promise<Ringing> {
  wanted.write(userId, null);
  await silence();
  await call(calls.dropPush, {}, OWN).catch((error: unknown) => {
    if (!isUnanswered(failureOf(error))) throw error;
  });
  return ringingIn(abilities(), false);
}
