/** Path of the order list (§2). */
export const ORDER_LIST = '/companyOrder/orderList';

/** Address of the orders of one day of a chart. */
export const dayHref = (chart: 'createdAt' | 'collectedAt' | 'endedAt', day: string): string =>
  `${ORDER_LIST}?${new URLSearchParams({ [chart]: `${day}..${day}`, ...(chart === 'endedAt' ? { state: 'signed' } : {}) })}`;
