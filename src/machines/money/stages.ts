/** Stages at which an order can be paid for (§4, pay stage). */
export const stages = ['collection', 'sign', 'online', 'reverseSign'] as const;
export type Stage = (typeof stages)[number];

/** Events of the money of a stage. */
export const moneyEvents = [
  'Due',
  'Paid',
  'PartPaid',
  'PaidByBill',
  'Covered',
  'Confirmed',
  'Credited',
  'Waived',
  'Refunded',
  'PartRefunded',
] as const;
export type MoneyEvent = `order.${Stage}${(typeof moneyEvents)[number]}`;
