import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from '#services/within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('what comes in time is the answer, and what fails in time is the failure', async () => {
  await expect(within(Promise.resolve(1), 100)).resolves.toBe(1);
  await expect(within(Promise.reject(new TypeError('no line')), 100)).rejects.toThrow('no line');
  expect(vi.getTimerCount()).toBe(0);
});

it('waiting fails where nothing ever comes', async () => {
  const ended = within(new Promise(() => {}), 100).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(100);
  expect(await ended).toContain('No answer within 100 ms');
});
