import type { OrderLookup } from '#machines/desk/fields.ts';

/** The references of an order that the desk's aggregates receive from it. */
export const about = { order: 'SL000000015MM', branches: ['YANGON', 'MANDALAY'], merchant: 'MER000001' };

/** The same order as the rules see it. */
export const orderLookup: OrderLookup = {
  id: about.order,
  state: 'inStorage',
  branches: about.branches,
  merchant: about.merchant,
  insured: 800_000_00,
  claimPaid: false,
};
