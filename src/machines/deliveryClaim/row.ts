import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { DeliveryClaim } from './context.ts';

const text = z.string().nullable();

/** List row of a delivery claim (§2, claim record). */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  merchant: text,
  deliverer: text,
  delivererName: text,
  branch: text,
  collectionAmount: z.int().nullable(),
  due: z.int(),
  claimedAt: z.string(),
  times: z.int(),
  updatedAt: z.string(),
});
export type DeliveryClaimRow = z.infer<typeof rowSchema>;

export const row = ({ context: claim }: Aggregate<DeliveryClaim>): Omit<DeliveryClaimRow, keyof typeof rowHead> => ({
  order: claim.order,
  merchant: claim.merchant,
  deliverer: claim.deliverer,
  delivererName: claim.delivererName,
  branch: claim.branch,
  collectionAmount: claim.collectionAmount,
  due: claim.due,
  claimedAt: claim.claimedAt,
  times: claim.times,
  updatedAt: claim.updatedAt,
});
