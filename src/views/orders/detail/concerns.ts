import { correctionEvents } from '#machines/order/events/correction.ts';
import { exceptionEvents } from '#machines/order/events/exception.ts';
import { rejectionEvents } from '#machines/order/events/rejection.ts';
import { serviceEvents } from '#machines/order/events/service.ts';

const TYPES: ReadonlySet<string> = new Set([
  'order.workOrderRaised',
  'order.deliveryAttemptFailed',
  ...Object.keys(exceptionEvents),
  ...Object.keys(rejectionEvents),
  ...Object.keys(serviceEvents),
  ...Object.keys(correctionEvents),
]);

/** Whether an event is about something that went wrong: complaints, exceptions, refusals, recalls, corrections. */
export const concerns = (type: string): boolean => TYPES.has(type);
