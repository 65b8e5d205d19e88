import { expect, test } from 'vitest';
import { boundsOf, stepsPath } from '#views/records/exchangeRate/steps.ts';

const rate = (id: string, kyatPerYuan: number, validFrom: string) => ({ id, kyatPerYuan, validFrom });
const RATES = [
  rate('a', 28_000, '2026-11-01T00:00:00.000Z'),
  rate('b', 29_000, '2026-11-06T00:00:00.000Z'),
  rate('c', 28_500, '2026-11-11T00:00:00.000Z'),
];

test('a rate is valid until the next one, the last one until now', () => {
  expect(stepsPath(RATES, Date.parse('2026-11-21T00:00:00.000Z'))).toBe('M0 200.0H250.0V0.0H500.0V100.0H1000');
});

test('a rate of the future ends the line', () => {
  expect(stepsPath(RATES, Date.parse('2026-11-02T00:00:00.000Z'))).toBe('M0 200.0H500.0V0.0H1000.0V100.0H1000');
});

test('one rate is a line in the middle, none is no line', () => {
  expect(boundsOf(RATES.slice(0, 1))).toEqual({ low: 27_900, high: 28_100 });
  expect(stepsPath(RATES.slice(0, 1), 0)).toBe('M0 100.0H1000');
  expect(stepsPath([], 0)).toBe('');
});
