import type { PaymentLookup } from '#machines/receivable/lookup.ts';

/** A payment that waits for a cashier, as refunds and receipts read it. */
export const payment: PaymentLookup = {
  id: 'SL000000015MM-sign',
  state: 'received',
  order: 'SL000000015MM',
  stage: 'sign',
  customerName: 'U Tin',
  merchant: null,
  branches: ['YANGON', 'MANDALAY'],
  received: 900_00,
  takenBy: ['courier'],
};
