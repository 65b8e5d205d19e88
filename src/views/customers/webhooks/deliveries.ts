import { z } from 'zod';
import { webhookDelivery } from '#machines/journals/webhookDelivery.ts';
import type { AskOptions } from '#services/http.ts';
import { page, type Filter } from '#services/page.ts';
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

/** Reads the latest deliveries that match. */
export const readDeliveries = async (
  filters: readonly Filter[],
  most: number,
  options: AskOptions,
): Promise<readonly Delivery[]> => {
  const { records } = await page(
    webhookDelivery.id,
    { pageNum: 1, pageSize: most, filters, sort: [{ field: 'madeAt', dir: 'desc' }] },
    { ...options, ownFailure: true },
  );
  return z.array(webhookDelivery.rowSchema).parse(records);
};
