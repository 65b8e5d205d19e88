/** The label of an order printed again: an event that moves no other aggregate, and leaves a line in the print log. */
export const PRINTING = {
  type: 'order.labelPrinted',
  kind: 'waybill',
  count: 1,
  reason: 'The label is torn',
} as const;
