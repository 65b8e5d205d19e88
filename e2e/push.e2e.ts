import { createECDH, randomBytes } from 'node:crypto';
import { expect, test, type Page, type Worker } from '@playwright/test';
import { logOut } from './support/account.ts';
import { expectNoViolationsInEitherScheme } from './support/axe.ts';
import { ask } from './support/orders.ts';
import { consoleIsKept } from './support/outbox.ts';
import { signInAs } from './support/people.ts';

test.use({ serviceWorkers: 'allow' });

const SWITCH = 'Ring for new assignments on this phone';
const MESSAGE = { title: 'New delivery', body: 'SL000000015MM · Dagon', tag: 'assignments' };

/** Keys as a browser has them, and an address at which nobody listens. */
function subscription() {
  const curve = createECDH('prime256v1');
  return {
    endpoint: `https://localhost:9/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/**
 * A browser without a window has no push service and shows no notifications: it gives no subscription, and calls both forbidden
 * whatever is allowed. The page gets them at the edge of the browser; all else is the browser's own.
 */
const withPushService = (page: Page, made: ReturnType<typeof subscription>): Promise<unknown> =>
  page.addInitScript((given) => {
    const own = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: () => {
        document.cookie = 'subscribed=; path=/; max-age=0';
        return Promise.resolve(true);
      },
    };
    const isMade = () => document.cookie.includes('subscribed=');
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(isMade() ? own : null),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        document.cookie = `subscribed=${applicationServerKey}; path=/`;
        return Promise.resolve(own);
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  }, made);

/** Key with which the browser is subscribed; none if it is not. */
const subscribedWith = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'subscribed')?.value;

/** Lets the service worker show notifications where the test can read them. */
async function workerShowing(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const shown: object[] = [];
    const showNotification = (title: string, { body, tag, icon }: NotificationOptions) => {
      shown.push({ title, body, tag, icon });
      return Promise.resolve();
    };
    Object.assign(globalThis, { shown });
    Object.assign(ServiceWorkerRegistration.prototype, { showNotification });
  });
  return worker;
}

const shownBy = (worker: Worker): Promise<unknown> => worker.evaluate(() => Reflect.get(globalThis, 'shown'));

/** Presses a notification: the press of a person cannot be sent, the event in the worker is the same. */
const press = (worker: Worker): Promise<boolean> =>
  worker.evaluate(() => {
    const pressed = new Event('notificationclick');
    return dispatchEvent(Object.assign(pressed, { notification: { close: () => {} }, waitUntil: () => {} }));
  });

/** Gives the service worker a message as a push service does. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await devtools.detach();
}

const kept = (page: Page) => ask<{ publicKey: string; endpoint: string | null }>(page, 'GET', 'api/pushSubscription');

test('a courier lets the phone ring: a message is shown and leads to My day, and the sign-out ends it', async ({
  browser,
}) => {
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  await courier.context().grantPermissions(['notifications']);
  const made = subscription();
  await withPushService(courier, made);
  await courier.reload();
  await consoleIsKept(courier);
  const ringing = courier.getByRole('switch', { name: SWITCH });
  await expect(ringing).not.toBeChecked();
  const target = courier.locator('label').filter({ has: ringing });
  expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoViolationsInEitherScheme(courier);

  await ringing.focus();
  await courier.keyboard.press('Space');
  await expect(ringing).toBeChecked();
  const { publicKey, endpoint } = await kept(courier);
  expect(endpoint).toBe(made.endpoint);
  expect(await subscribedWith(courier)).toBe(publicKey);
  await courier.reload();
  await expect(ringing).toBeChecked();

  await courier.getByRole('banner').locator('a[href="/msgNotify"]').click();
  await expect(courier).toHaveURL(/msgNotify/);
  const worker = await workerShowing(courier);
  await deliver(courier, JSON.stringify(MESSAGE));
  await expect.poll(() => shownBy(worker)).toEqual([{ ...MESSAGE, icon: '/icons/192.png' }]);
  await press(worker);
  await expect(courier).toHaveURL(/\/dashboard$/);
  await expect(courier.getByRole('region', { name: 'My day' })).toBeVisible();

  await target.click();
  await expect(ringing).not.toBeChecked();
  await expect.poll(async () => (await kept(courier)).endpoint).toBeNull();

  await target.click();
  await expect(ringing).toBeChecked();
  await logOut(courier);
  await expect(courier).toHaveURL(/\/login/);
  await expect.poll(() => subscribedWith(courier)).toBeUndefined();
});

test('a browser that was told not to notify says so, and how to change it', async ({ browser }) => {
  const courier = await signInAs(browser, 'courier.yangon', { width: 390, address: '/dashboard' });
  await courier.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await courier.reload();
  await expect(courier.getByRole('switch', { name: SWITCH })).toBeDisabled();
  await expect(courier.getByText(/^This browser does not let the console notify you\./)).toBeVisible();
});
