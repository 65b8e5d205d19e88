/** Reprints an order's label: an event that changes no other aggregate, and adds a line to the print log. */
export const PRINTING = {
  type: 'order.labelPrinted',
  kind: 'waybill',
  count: 1,
  reason: 'The label is torn',
} as const;
