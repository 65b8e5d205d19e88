import { afterEach, expect, test, vi } from 'vitest';
import { silence } from '#services/push/silence.ts';

afterEach(() => vi.unstubAllGlobals());

test('the ringing of a browser ends with its subscription, and what it shows is taken away', async () => {
  const done: string[] = [];
  const registration = {
    getNotifications: () => Promise.resolve([1, 2].map((number) => ({ close: () => done.push(`closed ${number}`) }))),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe: () => Promise.resolve(done.push('ended')) }) },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  await silence();
  expect(done).toEqual(['closed 1', 'closed 2', 'ended']);
});

test.each([
  ['has no service workers', {}],
  ['has none of this console', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } }],
  [
    'has no push',
    { serviceWorker: { getRegistration: () => Promise.resolve({ getNotifications: () => Promise.resolve([]) }) } },
  ],
])('a browser that %s is silent already', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(silence()).resolves.toBeUndefined();
});
