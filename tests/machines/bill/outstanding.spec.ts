import { expect, test } from 'vitest';
import { initial, type Bill, type BillLine } from '#machines/bill/context.ts';
import { row } from '#machines/bill/row.ts';

const lines: readonly BillLine[] = [
  { line: 'SL1-collection', kind: 'receivable', order: 'SL1', amount: 3_000_00 },
  { line: 'SL1-COD', kind: 'payable', order: 'SL1', amount: 50_000_00 },
];
const owedOn = (state: 'pending' | 'confirmed', bill: Partial<Bill>, settlement = 'none') =>
  row({
    id: 'BL1',
    version: 1,
    states: { bill: state, refund: 'refund.none', settlement: `settlement.${settlement}`, slip: 'slip.notGenerated' },
    remembered: {},
    context: { ...initial, lines, ...bill },
  }).outstanding;

test.each([
  ['not before the first confirmation, while its lines are owed by themselves', owedOn('pending', {}), 0],
  ['from the confirmation on', owedOn('confirmed', { settled: ['SL1-collection'] }), 3_000_00],
  ['less its refunds', owedOn('confirmed', { settled: ['SL1-collection'], refunded: 1_000_00 }), 2_000_00],
  [
    'also while it is reopened, since it has taken its lines over',
    owedOn('pending', { settled: ['SL1-collection'] }),
    3_000_00,
  ],
  ['not once it is settled', owedOn('confirmed', { settled: ['SL1-collection'] }, 'settled'), 0],
])('a bill is owed %s', (_, owed, expected) => {
  expect(owed).toBe(expected);
});
