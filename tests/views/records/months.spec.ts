import { expect, test } from 'vitest';
import period from '#views/records/period/presentation.ts';
import { closedAlong, nextMonth } from '#views/records/period/months.ts';

test('a month closes those with it that nobody began since the latest closed one', () => {
  expect(closedAlong('2026-10', '2026-07')).toEqual(['2026-08', '2026-09']);
  expect(closedAlong('2027-02', '2026-11')).toEqual(['2026-12', '2027-01']);
  expect(closedAlong('2026-10', '2026-09')).toEqual([]);
});

test('whoever asks for the closing is told, and whoever confirms it', () => {
  expect(Object.keys(period.effects)).toEqual(expect.arrayContaining(['period.closingAsked', 'period.closed']));
});

test('the month after the latest is begun, once it has come', () => {
  expect(period.effects).toHaveProperty(['period.opened']);
  expect(nextMonth('2026-10', '2026-11-30')).toBe('2026-11');
  expect(nextMonth('2026-12', '2027-02-01')).toBe('2027-01');
  expect(nextMonth('2026-11', '2026-11-30')).toBeNull();
  expect(nextMonth(undefined, '2026-11-30')).toBe('2026-11');
});
