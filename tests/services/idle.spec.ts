import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWebStorage } from '../support/webStorage.ts';

const MINUTE_MS = 60_000;
/** It is looked every five seconds. */
const LOOK_MS = 5_000;

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  stubWebStorage();
  page = new EventTarget();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches for ten minutes without input; returns how often it was called back. */
async function watched() {
  const { watchIdle } = await import('#services/idle.ts');
  const onIdle = vi.fn();
  const stop = watchIdle(10, onIdle);
  return { onIdle, stop };
}

test('the idle timer calls back after the minutes without input, and not before', async () => {
  const { onIdle } = await watched();
  vi.advanceTimersByTime(10 * MINUTE_MS - LOOK_MS);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LOOK_MS);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'])(
  'the time without input begins anew with each sign of a person: %s',
  async (sign) => {
    const { onIdle } = await watched();
    vi.advanceTimersByTime(9 * MINUTE_MS);
    page.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(9 * MINUTE_MS);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(onIdle).toHaveBeenCalled();
  },
);

test('who works in another tab leaves none alone', async () => {
  const { onIdle } = await watched();
  vi.advanceTimersByTime(9 * MINUTE_MS);
  const other = await watched();
  vi.advanceTimersByTime(9 * MINUTE_MS);
  expect([onIdle, other.onIdle].map((called) => called.mock.calls.length)).toEqual([0, 0]);
});

test('a machine that slept is locked as soon as it is seen again', async () => {
  const { onIdle } = await watched();
  vi.setSystemTime(Date.now() + 11 * MINUTE_MS);
  expect(onIdle).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('nothing is watched any more once it is stopped', async () => {
  const { onIdle, stop } = await watched();
  stop();
  vi.advanceTimersByTime(20 * MINUTE_MS);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).not.toHaveBeenCalled();
});

test.each([
  ['', 0],
  ['lockAfter=10', 10],
  ['lockAfter=7', 0],
])('a browser with the cookie “%s” locks after %d minutes, 0 for never', async (cookie, minutes) => {
  vi.resetModules();
  vi.stubGlobal('document', { cookie });
  const { preferences } = await import('#services/preferences.ts');
  expect(preferences().lockAfter).toBe(minutes);
});
