/** Returns the address of an order's detail screen (§2). */
export const orderAddress = (id: string): string => `/companyOrder/orderDetail?id=${encodeURIComponent(id)}`;

/** Returns the address of a new order's result (§2). */
export const successAddress = (id: string): string => `/senderSuccess?id=${encodeURIComponent(id)}`;

/** Path of the new order form. */
export const NEW_ORDER = '/sender/newOrder';

/** Returns the address of the form of a new order like an earlier one. */
export const likeAddress = (id: string): string => `${NEW_ORDER}?like=${encodeURIComponent(id)}`;
