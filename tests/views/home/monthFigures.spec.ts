import { expect, test } from 'vitest';
import { homeFigures } from '#views/home/homeFigures.ts';
import { monthFigures } from '#views/home/monthFigures.ts';

/** The first minutes of December in Myanmar, while it is November in UTC. */
const NOW = Date.parse('2026-11-30T17:35:00Z');
const DECEMBER = ['2026-11-30T17:30:00.000Z', '2026-12-01T17:29:59.999Z'];

test('the month begins at midnight in Myanmar, and each figure leads to its orders by the same conditions', () => {
  const figures = monthFigures(NOW);
  expect(Object.fromEntries(figures.map(({ name, href }) => [name, href]))).toEqual({
    created: '/companyOrder/orderList?createdAt=thisMonth',
    delivered: '/companyOrder/orderList?endedAt=thisMonth&state=signed',
    returned: '/companyOrder/orderList?endedAt=thisMonth&state=returnSigned',
    cancelled: '/companyOrder/orderList?endedAt=thisMonth&state=cancelled',
    freight: '/companyOrder/orderList?collectedAt=thisMonth',
    goods: '/companyOrder/orderList?endedAt=thisMonth&state=signed',
  });
  for (const { filters, href } of figures) {
    const written = new URLSearchParams(href.split('?')[1]);
    for (const field of written.keys()) expect(filters.map((filter) => filter.field)).toContain(field);
    expect(filters).toContainEqual(expect.objectContaining({ op: 'between', value: DECEMBER }));
  }
});

test('money is summed, orders are counted', () => {
  expect(monthFigures(NOW).flatMap(({ name, sums = [] }) => sums.map((field) => [name, field]))).toEqual([
    ['freight', 'freightTotal'],
    ['goods', 'collectionAmount'],
  ]);
});

test('the month is asked for by business customers alone', () => {
  const namesFor = (isCustomer: boolean) =>
    homeFigures(NOW, { orders: true, appUsers: false, isCustomer })
      .map(({ name }) => name)
      .filter((name) => name.startsWith('ofMonth.'));
  expect(namesFor(false)).toEqual([]);
  expect(namesFor(true)).toHaveLength(6);
});
