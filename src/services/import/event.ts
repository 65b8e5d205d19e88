/** The event that every row of an import proposes. */
export const EVENT_TYPE = 'order.created';
