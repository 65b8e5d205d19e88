import { expect, test } from 'vitest';
import { hasFailedForLong, nextAttemptAt, PAUSES_MS, restsUntil } from '#server/webhooks/schedule.ts';

const AT = '2026-11-20T00:00:00.000Z';
const HOUR_MS = 3_600_000;
const after = (milliseconds: number): string => new Date(Date.parse(AT) + milliseconds).toISOString();

test('a delivery is attempted ten times, with growing pauses, over a little more than three days', () => {
  expect(PAUSES_MS).toHaveLength(9);
  expect([...PAUSES_MS].toSorted((one, other) => one - other)).toEqual(PAUSES_MS);
  expect(PAUSES_MS[0]).toBe(5000);
  const hours = PAUSES_MS.reduce<number>((sum, pause) => sum + pause, 0) / HOUR_MS;
  expect(hours).toBeGreaterThan(72);
  expect(hours).toBeLessThan(78);
});

test('each failed attempt is followed by its pause, the last by none', () => {
  expect(nextAttemptAt(1, AT)).toBe(after(5000));
  expect(nextAttemptAt(2, AT)).toBe(after(300_000));
  expect(nextAttemptAt(9, AT)).toBe(after(24 * HOUR_MS));
  expect(nextAttemptAt(10, AT)).toBeNull();
});

test('an endpoint rests after failures in a row, for five minutes at most', () => {
  expect([1, 2].map((failures) => restsUntil(failures, AT))).toEqual([AT, AT]);
  expect(restsUntil(3, AT)).toBe(after(1000));
  expect(restsUntil(6, AT)).toBe(after(8000));
  expect(restsUntil(400, AT)).toBe(after(300_000));
});

test('an endpoint is stopped after four days without a success, not for a few failures', () => {
  const days = (count: number): string => after(count * 24 * HOUR_MS);
  expect(hasFailedForLong(10, AT, days(4))).toBe(true);
  expect(hasFailedForLong(9, AT, days(40))).toBe(false);
  expect(hasFailedForLong(1000, AT, after(4 * 24 * HOUR_MS - 1))).toBe(false);
});
