/** Where orders are listed (§2). */
export const ORDER_LIST = '/companyOrder/orderList';

/** Where the orders of one day of a chart are listed. */
export const dayHref = (chart: 'createdAt' | 'collectedAt' | 'endedAt', day: string): string =>
  `${ORDER_LIST}?${new URLSearchParams({ [chart]: `${day}..${day}`, ...(chart === 'endedAt' ? { state: 'signed' } : {}) })}`;
