import { z } from 'zod';
import { webhookDelivery } from '#machines/journals/webhookDelivery.ts';
import type { AskOptions } from '#services/http.ts';
import { page, type Filter } from '#services/page.ts';
import type { Delivery } from './deliveries.ts';

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
