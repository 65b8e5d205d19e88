import { expect, test } from 'vitest';
import type { Figure } from '#services/figures.ts';
import { daysOf, monthFigures, monthsTo, monthRequests, MONTHS_SHOWN } from '#views/account/notices/months.ts';

/** Already 1 March in Myanmar. */
const NOW = Date.parse('2026-02-28T18:00:00Z');

const figure = (name: string, days: Readonly<Record<string, number>>): [string, Figure] => [
  name,
  { name, count: 0, sums: {}, days: Object.entries(days).map(([day, count]) => ({ day, count, sums: {} })) },
];

test('months are those of Myanmar, over the year too, and the count begins one month before the first shown', () => {
  expect(monthsTo(NOW, 4)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
  expect(monthRequests(NOW).map(({ filters }) => filters[0])).toEqual(
    Array.from({ length: 2 }, () => ({ field: 'createdAt', op: 'gte', value: '2025-02-28T17:30:00.000Z' })),
  );
});

test('the days of a month are all of them, of the present one those up to today', () => {
  expect(daysOf('2026-02', NOW)).toHaveLength(28);
  expect(daysOf('2024-02', NOW).at(-1)).toBe('2024-02-29');
  expect(daysOf('2026-03', NOW)).toEqual(['2026-03-01']);
});

test('a month sums its days; a month that is over is compared with the whole month before', () => {
  const now = Date.parse('2026-03-10T05:00:00Z');
  const counted = new Map([
    figure('orders', { '2026-01-31': 10, '2026-02-01': 4, '2026-02-28': 8 }),
    figure('returned', { '2026-02-28': 3 }),
  ]);
  const months = monthFigures(counted, now);
  expect(months).toHaveLength(MONTHS_SHOWN);
  expect(months.find(({ month }) => month === '2026-02')).toEqual({
    month: '2026-02',
    orders: 12,
    returned: 3,
    returnRate: 0.25,
    change: 0.2,
  });
});

test('the present month is compared with the same days of the month before', () => {
  const now = Date.parse('2026-03-10T05:00:00Z');
  const counted = new Map([
    figure('orders', { '2026-02-10': 4, '2026-02-11': 100, '2026-03-09': 6 }),
    figure('returned', {}),
  ]);
  expect(monthFigures(counted, now).at(-1)).toEqual({
    month: '2026-03',
    orders: 6,
    returned: 0,
    returnRate: 0,
    change: 0.5,
  });
});

test('nothing is divided by nothing', () => {
  const months = monthFigures(new Map(), NOW);
  expect(months.every(({ returnRate, change }) => returnRate === null && change === null)).toBe(true);
});
