import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#services/failure.ts';
import { readAgain } from '#services/readAgain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy: Failure = { kind: 'server', message: 'busy', status: 503 };

const PASSING: readonly Failure[] = [
  busy,
  { kind: 'server', message: '', status: 502 },
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'intercepted', status: 200 },
];
const LASTING: readonly (Failure | null)[] = [
  null,
  { kind: 'aborted' },
  { kind: 'unauthorised', message: '' },
  { kind: 'forbidden', message: '', code: 'forbidden' },
  { kind: 'invalid', message: '', code: 'notFound' },
  { kind: 'server', message: '', status: 500 },
];

test.each(PASSING)('what could not be read is read again within fifteen seconds after $kind, once', (failure) => {
  const read = vi.fn();
  readAgain(failure, read);
  vi.advanceTimersByTime(4_999);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_001);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test.each(LASTING)('what is answered is not asked again: %o', (failure) => {
  const read = vi.fn();
  readAgain(failure, read);
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
});

test('what is no longer shown is not read again, and browsers are kept out of step', () => {
  const read = vi.fn();
  readAgain(busy, read)();
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
  readAgain(busy, read, 0);
  readAgain(busy, read, 0.9);
  vi.advanceTimersByTime(6_000);
  expect(read).toHaveBeenCalledTimes(1);
});
