import { expect, test } from 'vitest';
import { postedWithBill, postedWithReceipt } from '#views/finance/postedWith.ts';

test('the ledger of a receipt leads to its payment and its order, on which its money is posted', () => {
  expect(postedWithReceipt({ receivable: 'SL000009662MM-sign', order: 'SL000009662MM' })).toEqual([
    { to: 'receivable', id: 'SL000009662MM-sign' },
    { to: 'order', id: 'SL000009662MM' },
  ]);
});

test('the ledger of a bill leads to what settles it or pays it out', () => {
  expect(postedWithBill({ settlement: null, slip: null })).toEqual([]);
  expect(postedWithBill({ settlement: 'SET00005708', slip: null })).toEqual([{ to: 'settlement', id: 'SET00005708' }]);
  expect(postedWithBill({ settlement: null, slip: 'PAY00005600' })).toEqual([{ to: 'paymentSlip', id: 'PAY00005600' }]);
});
