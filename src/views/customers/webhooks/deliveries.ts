import type { z } from 'zod';
import type { webhookDelivery } from '#machines/journals/webhookDelivery.ts';
import type { Tone } from '#views/ui/theme/tokens.ts';

/** A delivery as the list has it. */
export type Delivery = z.infer<typeof webhookDelivery.rowSchema>;

/** Tones of what became of a delivery. */
export const OUTCOME_TONES: Readonly<Record<Delivery['outcome'], Tone>> = {
  waiting: 'progress',
  delivered: 'positive',
  givenUp: 'critical',
};

/** Path of the list of deliveries, and of one. */
export const DELIVERIES = '/merchant/webhookDelivery';

export const deliveryAddress = (id: string): string => `${DELIVERIES}Detail?id=${encodeURIComponent(id)}`;
