import { expect, it } from 'vitest';
import { PERIODS, periodFrom } from '#machines/time/periods.ts';

it('the usual periods are offered by the calendar of Yangon', () => {
  // 03:00 of the first of March in Yangon.
  const now = Date.parse('2028-02-29T20:30:00Z');
  expect(PERIODS.map((period) => Object.values(periodFrom(now, period)).join(' '))).toEqual([
    '2028-03-01 2028-03-01',
    '2028-02-29 2028-02-29',
    '2028-02-24 2028-03-01',
    '2028-02-01 2028-03-01',
    '2028-03-01 2028-03-01',
  ]);
});
