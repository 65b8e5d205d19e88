import { expect, test } from 'vitest';
import { customer } from '../../machines/merchant/fixtures/customer.ts';
import { merchant } from '#machines/merchant/index.ts';
import { initial } from '#machines/merchant/context.ts';
import { row } from '#machines/merchant/row.ts';
import { contractEnd } from '#views/customers/contractEnd.ts';

/** Noon of 1 December 2026 in Myanmar. */
const NOW = Date.parse('2026-12-01T05:30:00Z');

test.each([
  ['2027-01-01', null],
  ['2026-12-31', { isOver: false, days: 30 }],
  ['2026-12-02', { isOver: false, days: 1 }],
  ['2026-12-01', { isOver: false, days: 0 }],
  ['2026-11-30', { isOver: true, days: -1 }],
  [null, null],
])('a contract that ends on %s warns within thirty days, and says when it is over', (endsOn, end) => {
  expect(contractEnd(endsOn, NOW)).toEqual(end);
});

test('the day counts in Myanmar, where it is tomorrow already', () => {
  expect(contractEnd('2026-12-01', Date.parse('2026-12-01T17:30:00Z'))).toEqual({ isOver: true, days: -1 });
});

test('a row of a customer has the days of the contract and its target, and none without a contract', () => {
  const states = { merchant: 'bizLv1' };
  const { kind: _, ...context } = customer;
  const aggregate = { states, version: 1, id: 'GOLDEN' };
  expect(row({ ...aggregate, context } as never)).toMatchObject({
    contractStartsOn: '2026-01-05',
    contractEndsOn: '2027-01-04',
    targetOrders: 500,
  });
  expect(row({ ...aggregate, context: initial } as never)).toMatchObject({
    contractStartsOn: null,
    contractEndsOn: null,
    targetOrders: null,
  });
  expect(Object.keys(merchant.rowSchema.shape)).toEqual(expect.arrayContaining(['contractEndsOn', 'targetOrders']));
});
