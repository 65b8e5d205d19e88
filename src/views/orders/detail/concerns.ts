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

/** Returns true for an event about a problem: complaint, exception, refusal, recall or correction. */
export const concerns = (type: string): boolean => TYPES.has(type);
