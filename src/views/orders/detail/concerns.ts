import { exceptionEvents } from '#machines/order/events/exception.ts';
import { rejectionEvents } from '#machines/order/events/rejection.ts';

const TYPES: ReadonlySet<string> = new Set([
  'order.workOrderRaised',
  'order.deliveryAttemptFailed',
  ...Object.keys(exceptionEvents),
  ...Object.keys(rejectionEvents),
]);

/** Whether an event is about something that went wrong: complaints, exceptions, refusals, recalls. */
export const concerns = (type: string): boolean => TYPES.has(type);
