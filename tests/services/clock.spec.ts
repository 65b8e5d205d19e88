import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWebStorage } from '../support/webStorage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Half past nine in Yangon, by the server. */
const SERVER = Date.parse('2026-11-27T03:00:00.000Z');

/** Opens the page anew on a device whose clock is ahead by milliseconds. */
const open = (ahead: number): Promise<typeof import('#services/clock.ts')> => {
  vi.setSystemTime(SERVER + ahead);
  vi.resetModules();
  return import('#services/clock.ts');
};

const answer = (at: number | null): Response =>
  new Response(null, { headers: at === null ? {} : { date: new Date(at).toUTCString() } });

beforeEach(() => {
  stubWebStorage();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the time by the server', () => {
  test.each([-400 * DAY_MS, -DAY_MS, -10 * 60_000, 20 * 60_000, 1.5 * HOUR_MS, DAY_MS])(
    'the time by the server is right with a device that is ahead by %d ms, as soon as the server has answered',
    async (ahead) => {
      const clock = await open(ahead);
      const askedAt = clock.deviceNow();
      vi.advanceTimersByTime(300);
      clock.learnTime(answer(SERVER + 200), askedAt);
      const behind = SERVER + 300 - clock.serverNow();
      expect(behind).toBeGreaterThanOrEqual(0);
      expect(behind).toBeLessThanOrEqual(1_300);
      expect(clock.serverInstant()).toBe(new Date(clock.serverNow()).toISOString());
      vi.advanceTimersByTime(HOUR_MS);
      expect(clock.serverNow()).toBe(SERVER + 300 - behind + HOUR_MS);
    },
  );

  test('the time by the server is that of a right device, however late and coarse the answers are', async () => {
    const clock = await open(0);
    for (const [before, after] of [
      [10, 10],
      [900, 29_000],
      [29_000, 5],
    ] as const) {
      const askedAt = clock.deviceNow();
      vi.advanceTimersByTime(before);
      const served = clock.deviceNow();
      vi.advanceTimersByTime(after);
      clock.learnTime(answer(served), askedAt);
      expect(clock.serverNow()).toBe(clock.deviceNow());
    }
  });

  test('the time by the server becomes exact with quick answers after a slow one', async () => {
    const clock = await open(DAY_MS);
    const ask = (before: number, after: number): void => {
      const askedAt = clock.deviceNow();
      vi.advanceTimersByTime(before);
      const served = clock.deviceNow() - DAY_MS;
      vi.advanceTimersByTime(after);
      clock.learnTime(answer(served), askedAt);
    };
    ask(20_000, 100);
    ask(5, 5);
    const behind = clock.deviceNow() - DAY_MS - clock.serverNow();
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(behind).toBeLessThanOrEqual(1_010);
  });

  test('the time by the server follows a device whose clock is set meanwhile', async () => {
    const clock = await open(0);
    clock.learnTime(answer(SERVER), clock.deviceNow());
    vi.setSystemTime(SERVER - DAY_MS);
    clock.learnTime(answer(SERVER), clock.deviceNow());
    expect(Math.abs(clock.serverNow() - SERVER)).toBeLessThanOrEqual(1_000);
  });

  test('the time by the server is known at the next visit before the server has answered', async () => {
    const clock = await open(DAY_MS);
    clock.learnTime(answer(SERVER), clock.deviceNow());
    const next = await open(DAY_MS);
    expect(Math.abs(next.serverNow() - SERVER)).toBeLessThanOrEqual(1_000);
  });

  test('the time by the server is the device’s where an answer says none, or nothing that is a time', async () => {
    const clock = await open(DAY_MS);
    clock.learnTime(answer(null), clock.deviceNow());
    clock.learnTime(new Response(null, { headers: { date: 'yesterday' } }), clock.deviceNow());
    expect(clock.serverNow()).toBe(clock.deviceNow());
  });

  test('the time of something that happened here is converted to the server’s, and is never in the server’s future', async () => {
    const clock = await open(DAY_MS);
    clock.learnTime(answer(SERVER), clock.deviceNow());
    expect(Math.abs(clock.byServer(clock.deviceNow() - HOUR_MS) - (SERVER - HOUR_MS))).toBeLessThanOrEqual(1_000);
    expect(clock.byServer(clock.deviceNow() + HOUR_MS)).toBe(clock.serverNow());
  });
});
