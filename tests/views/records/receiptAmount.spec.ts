import { expect, test } from 'vitest';
import receipt from '#views/records/receipt/presentation.ts';
import { dueOf, filledAmount } from '#views/records/receipt/dueAmount.ts';

const row = { id: 'SL000009662MM-sign', version: 1, state: 'received', code: 2, received: 325_500_00 };

test('a receipt is filled in with what was received for its payment', () => {
  expect(receipt.effects).toHaveProperty(['receipt.recorded']);
  expect(dueOf(row)).toBe(325_500_00);
  expect(dueOf({ ...row, received: 0 })).toBeNull();
  expect(dueOf(undefined)).toBeNull();
});

test('what somebody typed stays, what was filled in follows the payment', () => {
  expect(filledAmount(325_500_00, undefined, null)).toBe(325_500_00);
  expect(filledAmount(2_600_00, 325_500_00, 325_500_00)).toBe(2_600_00);
  expect(filledAmount(325_500_00, 100_000_00, null)).toBeNull();
  expect(filledAmount(325_500_00, 325_500_00, null)).toBeNull();
  expect(filledAmount(null, undefined, null)).toBeNull();
});
