import { describe, expect, test } from 'vitest';
import { fromMyanmar, hoursBetween, isAfter, localDay, localHour, shownInMyanmar } from '#machines/time/calendar.ts';
import { inMyanmar } from '#machines/time/myanmarTime.ts';

const INSTANTS = [
  '2026-11-21T09:30:00.123Z',
  '2026-11-21T17:29:59.999Z',
  '2026-11-21T17:30:00Z',
  '2024-02-29T18:00:00+06:30',
  '2026-12-31T23:59:59-05:00',
  '2026-11-21T09:30:00',
  '2026-11-21',
];

describe('Myanmar is six and a half hours east of Greenwich in any zone of the computer', () => {
  test.each(INSTANTS)(
    'Myanmar is six and a half hours east of Greenwich in any zone of the computer: %s',
    (instant) => {
      expect(shownInMyanmar(instant)).toBe(inMyanmar(instant).format('YYYY-MM-DDTHH:mm:ss.SSS'));
      expect(localDay(instant)).toBe(inMyanmar(instant).format('YYYY-MM-DD'));
      expect(localHour(instant)).toBe(inMyanmar(instant).hour());
    },
  );

  test('milliseconds of the epoch are read as an instant in Myanmar too', () =>
    expect(shownInMyanmar(0)).toBe('1970-01-01T06:30:00.000'));

  test.each(['', 'soon', '2026-13-01T00:00:00Z'])('the text %j is no instant', (text) =>
    expect(shownInMyanmar(text)).toBeNull(),
  );

  test.each([
    ['2026-11-21T09:30:00', '2026-11-21T03:00:00.000Z'],
    ['2026-11-21T00:00:00.000', '2026-11-20T17:30:00.000Z'],
    ['2026-01-01T06:29:59.999', '2025-12-31T23:59:59.999Z'],
  ])('what the clock shows in Myanmar, %s, is the instant %s', (local, instant) =>
    expect(fromMyanmar(local)).toBe(instant),
  );
});

test('the hours from one instant to another count parts of an hour too', () => {
  expect(hoursBetween('2026-11-21T00:00:00Z', '2026-11-22T01:30:00.000Z')).toBe(25.5);
  expect(hoursBetween('2026-11-21T01:00:00Z', '2026-11-21T00:00:00Z')).toBe(-1);
});

test('an instant is after another however precisely either is written', () => {
  expect(isAfter('2026-11-21T00:00:00.001Z', '2026-11-21T00:00:00Z')).toBe(true);
  expect(isAfter('2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z')).toBe(false);
  expect(isAfter('2026-11-21T06:30:00+06:30', '2026-11-20T23:59:59Z')).toBe(true);
});
