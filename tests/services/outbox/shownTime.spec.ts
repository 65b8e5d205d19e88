import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWebStorage } from '../../support/webStorage.ts';
import { entryOf } from './world.ts';

const MINUTE_MS = 60_000;
/** Half past nine in Yangon, by the server. */
const SERVER = Date.parse('2026-11-27T03:00:00.000Z');

/** Loads the page anew on a device whose clock is ahead by milliseconds. */
const open = async (ahead: number, at = SERVER) => {
  vi.setSystemTime(at + ahead);
  vi.resetModules();
  const clock = await import('#services/clock.ts');
  const { shownEntry } = await import('#services/outbox/entry.ts');
  return { clock, shownEntry };
};

const scannedHere = (sentAs: string | null = null) => ({
  ...entryOf('S1', { occurredAt: new Date(Date.now()).toISOString(), sentAs }),
  place: 1,
});

beforeEach(() => {
  stubWebStorage();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const minutesOff = (at: string, by: number): number => Math.round((Date.parse(at) - by) / MINUTE_MS);

test.each([-90, -10, 20, 90])(
  'a waiting scan of a device %d minutes ahead shows the time by the server, also after a reload without a line',
  async (minutes) => {
    const before = await open(minutes * MINUTE_MS);
    const answer = new Response(null, { headers: { date: new Date(SERVER).toUTCString() } });
    before.clock.learnTime(answer, before.clock.deviceNow());
    const entry = scannedHere();
    expect(minutesOff(before.shownEntry(entry).at, SERVER)).toBe(0);

    const after = await open(minutes * MINUTE_MS, SERVER + 5 * MINUTE_MS);
    expect(minutesOff(after.shownEntry(entry).at, SERVER)).toBe(0);
  },
);

test('a scan that was sent shows the time that was sent', async () => {
  const { shownEntry } = await open(20 * MINUTE_MS);
  const sentAs = '2026-11-27T02:59:59.000Z';
  expect(shownEntry(scannedHere(sentAs)).at).toBe(sentAs);
});
