import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeyRing } from '#server/auth/keyRing.ts';
import type { Queryable } from '#server/auth/queryable.ts';
import { createUnsealer } from '#server/auth/sealed.ts';
import { stubWebStorage } from '../support/webStorage.ts';
import { stubRequest } from '../support/stubRequest.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time by the server. */
const SERVER = new Date('2026-11-27T03:00:00.000Z');
const PASSWORD = 'shweli2026';

/** Tables of secrets and of spent ones, as far as keys and envelopes use them. */
const tables = (): Queryable => {
  const secrets: { name: string; value: Buffer; created_at: Date }[] = [];
  const spent = new Set<string>();
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (text.startsWith('select')) return { rows: secrets };
    const [first, second, third] = values;
    if (text.startsWith('insert into secrets'))
      return secrets.push({ name: String(first), value: second as Buffer, created_at: third as Date });
    const isNew = !spent.has(String(first));
    spent.add(String(first));
    return { rowCount: isNew ? 1 : 0 };
  };
  return { query } as unknown as Queryable;
};

/** The server's keys, made once: that takes its time. */
const db = tables();
const keys = createKeyRing(db);
const unsealer = createUnsealer(db, keys);

let sent: Record<string, string>[];

const answerTo = async (path: string): Promise<unknown> => {
  if (path === '/auth/key') return keys.current(SERVER);
  const user = { id: '1004', username: 'hla', nickName: 'Hla', enabled: true };
  return { token: 'T', user: { user, roles: [] }, initPassword: 0 };
};

/** Opens the page anew on a device whose clock is ahead by milliseconds; the server's clock is right. */
const open = async (ahead: number) => {
  vi.setSystemTime(SERVER.getTime() + ahead);
  vi.resetModules();
  return { account: await import('#services/account.ts'), factor: await import('#services/secondFactor.ts') };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stubWebStorage();
  sent = [];
  vi.stubGlobal('document', { cookie: 'token=T1' });
  vi.stubGlobal('location', new URL('http://shweli.example/dashboard'));
  stubRequest();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') sent.push(JSON.parse(await request.text()));
    return new Response(JSON.stringify(await answerTo(new URL(request.url).pathname)), {
      headers: { date: SERVER.toUTCString() },
    });
  });
  vi.stubGlobal('console', { ...console, error: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each([-400 * 24 * HOUR_MS, -24 * HOUR_MS, -10 * MINUTE_MS, 0, 20 * MINUTE_MS, 1.5 * HOUR_MS, 24 * HOUR_MS])(
  'a device whose clock is ahead by %d ms',
  (ahead) => {
    const field = (name: string): string => sent[0]?.[name] ?? '';

    test('a device whose clock is ahead signs in', async () => {
      const { account } = await open(ahead);
      const credentials = { username: 'hla', password: PASSWORD, code: '', uuid: '', rememberMe: false };
      // The answer of this small server is no whole account; what matters here is what was asked.
      await account.login(credentials).catch(() => null);
      expect(await unsealer.password(field('password'), 'login', 'hla', SERVER)).toBe(PASSWORD);
    });

    test.each([true, false])(
      'a device whose clock is ahead says at the sign-in whether it is remembered: %s',
      async (rememberMe) => {
        const { account } = await open(ahead);
        await account.login({ username: 'hla', password: PASSWORD, code: '', uuid: '', rememberMe }).catch(() => null);
        expect(sent[0]).toMatchObject({ rememberMe });
      },
    );

    test('a device whose clock is ahead unlocks its screen', async () => {
      const { account } = await open(ahead);
      await account.unlockSession('hla', PASSWORD);
      expect(await unsealer.password(field('password'), 'unlock', 'hla', SERVER)).toBe(PASSWORD);
    });

    test('a device whose clock is ahead changes a password', async () => {
      const { account } = await open(ahead);
      await account.changePassword({ username: 'hla', oldPassword: PASSWORD, newPassword: 'another2026' });
      expect(await unsealer.change(field('oldPass'), 'hla', SERVER)).toEqual({
        oldPassword: PASSWORD,
        newPassword: 'another2026',
      });
    });

    test('a device whose clock is ahead removes a second factor', async () => {
      const { factor } = await open(ahead);
      await factor.removeFactor('hla', PASSWORD, '123456');
      expect(await unsealer.password(field('password'), 'secondFactor', 'hla', SERVER)).toBe(PASSWORD);
    });
  },
);

describe('an envelope of this browser', () => {
  const seal = async (): Promise<string> => {
    const { account } = await open(0);
    await account.unlockSession('hla', PASSWORD);
    return sent[0]?.['password'] ?? '';
  };

  test.each([
    ['after six minutes', new Date(SERVER.getTime() + 6 * MINUTE_MS), 'unlock', 'hla', 'secretReplayed'],
    ['for another purpose', SERVER, 'login', 'hla', 'secretUnreadable'],
    ['for another person', SERVER, 'unlock', 'min', 'secretUnreadable'],
  ])('an envelope of this browser opens nothing %s', async (_, at, purpose, user, code) => {
    await expect(unsealer.password(await seal(), purpose, user, at)).rejects.toMatchObject({ code });
  });

  test('an envelope of this browser opens once', async () => {
    const sealed = await seal();
    await unsealer.password(sealed, 'unlock', 'hla', SERVER);
    await expect(unsealer.password(sealed, 'unlock', 'hla', SERVER)).rejects.toMatchObject({ code: 'secretReplayed' });
  });
});
