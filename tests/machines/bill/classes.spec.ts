import { expect, it } from 'vitest';
import { ORDINARY, VIP } from '#machines/money/billing.ts';
import { customerClassOf } from '#machines/bill/context.ts';
import { planned } from '#machines/lookups/billing.ts';

it.each([
  ['merchant', undefined, 'merchant'],
  ['personal', VIP, 'vip'],
  ['personal', ORDINARY, 'ordinary'],
  ['personal', undefined, 'ordinary'],
] as const)('the class of a %s customer of level %s is told as %s', (customerKind, level, expected) => {
  expect(customerClassOf({ customerKind, level })).toBe(expected);
});

it('the bill that is made keeps the level of a personal customer, and none of a merchant', () => {
  const line = {
    kind: 'receivable',
    order: 'SL1',
    customerName: 'Daw Hla',
    branch: 'YGN',
    amount: 5,
    day: '2026-11-20',
  } as const;
  const bills = planned(
    [
      { ...line, line: 'SL1-sign', customerKind: 'personal', customer: 'PC-1', level: VIP },
      { ...line, line: 'SL2-sign', customerKind: 'personal', customer: 'PC-1', level: VIP },
      { ...line, line: 'SL3-sign', customerKind: 'merchant', customer: 'GOLDEN', level: null },
    ],
    new Set(),
    '2026-11-21',
  );
  expect(bills.map(({ customer, level, lines }) => ({ customer, level, lines: lines.length }))).toEqual([
    { customer: 'PC-1', level: VIP, lines: 2 },
    { customer: 'GOLDEN', level: undefined, lines: 1 },
  ]);
});
