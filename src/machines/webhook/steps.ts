import type { OrderEvents } from '../order/events.ts';

/** Steps of an order of which a webhook can tell, each with the events of the log that take it. */
export const WEBHOOK_STEPS = {
  created: ['order.created', 'order.transshipmentCreated'],
  collected: ['order.collected', 'order.transshipmentReceived'],
  inTransit: ['order.departed'],
  arrived: ['order.arrived'],
  outForDelivery: ['order.outForDelivery'],
  readyAtStation: ['order.arrivedAtStation'],
  deliveryFailed: ['order.deliveryAttemptFailed'],
  delivered: ['order.signed', 'order.signedAtStation', 'order.pickedUpAtCounter'],
  /** A signature was taken back: an earlier `delivered` or `returned` does not hold. */
  signatureVoided: [
    'order.signVoidedToDeliverer',
    'order.signVoidedToBranch',
    'order.signVoidedToStation',
    'order.returnSignVoidedToBranch',
  ],
  refused: ['order.rejected'],
  returned: ['order.returnSigned'],
  cancelled: ['order.cancelled', 'order.deleted'],
  discarded: ['order.discarded'],
  lost: ['order.lost'],
  found: ['order.found'],
} as const satisfies Readonly<Record<string, readonly (keyof OrderEvents)[]>>;

export type WebhookStep = keyof typeof WEBHOOK_STEPS;
export const STEPS = Object.keys(WEBHOOK_STEPS) as [WebhookStep, ...WebhookStep[]];

const STEP_OF: ReadonlyMap<string, WebhookStep> = new Map(
  STEPS.flatMap((step) => WEBHOOK_STEPS[step].map((type): [string, WebhookStep] => [type, step])),
);

/** Event types of orders that are steps. */
export const STEP_TYPES: readonly string[] = [...STEP_OF.keys()];

/** Returns the step that an event of an order takes; null for one that is none. */
export const stepOf = (type: string): WebhookStep | null => STEP_OF.get(type) ?? null;
