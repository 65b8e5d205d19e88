import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotRinging, readRinging, startRinging, stopRinging } from '#services/push/push.ts';
import { stubRequest } from '../support/stubRequest.ts';
import { stubWebStorage } from '../support/webStorage.ts';

const MIN = '1003';
const HLA = '1004';

/** Endpoint that the server keeps for the present session, null for a new one; undefined while there is no line. */
let kept: string | null | undefined;
/** The subscription of the browser. */
let here: string | null;
let made: number;
let permission: NotificationPermission;
let hasPushService: boolean;
let requests: string[];

const subscription = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
  unsubscribe: () => {
    here = null;
    return Promise.resolve(true);
  },
});

const pushManager = {
  getSubscription: () => Promise.resolve(here === null ? null : subscription(here)),
  subscribe: () => {
    if (!hasPushService) return Promise.reject(new DOMException('push service error', 'AbortError'));
    made += 1;
    here = `https://push.example/${made}`;
    return Promise.resolve(subscription(here));
  },
};

const browserWith = (parts: object): void => {
  const registration = { getNotifications: () => Promise.resolve([]), ...parts };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration), ready: Promise.resolve(registration) };
  vi.stubGlobal('navigator', { serviceWorker, userAgent: 'iPhone', maxTouchPoints: 5, languages: ['en'] });
};

beforeEach(() => {
  [kept, here, made, permission, hasPushService, requests] = [null, null, 0, 'granted', true, []];
  stubWebStorage();
  stubRequest();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { cookie: 'token=T1' });
  vi.stubGlobal('location', new URL('https://shweli.example/dashboard'));
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  browserWith({ pushManager });
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (kept === undefined) throw new TypeError('no network');
    requests.push(method);
    if (method === 'GET') return new Response(JSON.stringify({ publicKey: 'K', endpoint: kept }), { status: 200 });
    kept = method === 'PUT' ? here : null;
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a person switches the ringing on and off again', async () => {
  expect(await readRinging(MIN)).toBe('off');
  expect(await startRinging(MIN)).toBe('on');
  expect([kept, await readRinging(MIN)]).toEqual([here, 'on']);
  expect(await stopRinging(MIN)).toBe('off');
  expect([kept, here, await readRinging(MIN)]).toEqual([null, null, 'off']);
});

test('the session of a new day rings again without a question, at a new address, and for its own person alone', async () => {
  await startRinging(MIN);
  const before = here;
  kept = null;
  expect(await readRinging(HLA)).toBe('off');
  expect(await readRinging(MIN)).toBe('on');
  expect(here).not.toBe(before);
  expect(kept).toBe(here);
});

test('what the person has taken back is not asked for', async () => {
  await startRinging(MIN);
  kept = null;
  permission = 'default';
  expect(await readRinging(MIN)).toBe('off');
  permission = 'denied';
  expect(await readRinging(MIN)).toBe('refused');
  expect(await startRinging(MIN)).toBe('refused');
  expect(kept).toBeNull();
});

test('without a line the browser says whether it rang, and a switching off is heard of by the push service', async () => {
  await startRinging(MIN);
  kept = undefined;
  expect(await readRinging(MIN)).toBe('on');
  expect(await stopRinging(MIN)).toBe('off');
  expect(here).toBeNull();
});

test('a push service that gives no address leaves the ringing off, and says so to who pressed', async () => {
  hasPushService = false;
  await expect(startRinging(MIN)).rejects.toThrow(NotRinging);
  expect(await readRinging(MIN)).toBe('off');
  expect(requests).not.toContain('PUT');
});

test('an iPhone whose console is not installed has no push, and is told how to get it', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  browserWith({});
  expect(await readRinging(MIN)).toBe('notInstalled');
  expect(requests).toEqual([]);
});
