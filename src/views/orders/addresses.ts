/** Where an order is shown in full (§2). */
export const orderAddress = (id: string): string => `/companyOrder/orderDetail?id=${encodeURIComponent(id)}`;

/** Where a new order's result is shown (§2). */
export const successAddress = (id: string): string => `/senderSuccess?id=${encodeURIComponent(id)}`;

/** Where an order is made. */
export const NEW_ORDER = '/sender/newOrder';
