import { z } from 'zod';
import type { Life } from '../kit/noun.ts';
import { rowHead } from '../kit/register.ts';
import type { CollectedCancel } from './context.ts';

const text = z.string().nullable();

/** A line of the cancellations after collection. */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  reason: z.string(),
  branch: text,
  merchant: text,
  requestedBy: z.string(),
  requestedAt: z.string(),
  decidedBy: text,
  decidedAt: text,
  returnCharging: text,
  refusal: text,
  updatedAt: z.string(),
});
export type CollectedCancelRow = z.infer<typeof rowSchema>;

/** The line of a cancellation, from its facts alone. */
export const row = ({ context: wish }: Life<CollectedCancel>): Omit<CollectedCancelRow, keyof typeof rowHead> => ({
  order: wish.order,
  reason: wish.reason,
  branch: wish.branch,
  merchant: wish.merchant,
  requestedBy: wish.requestedBy,
  requestedAt: wish.requestedAt,
  decidedBy: wish.decidedBy,
  decidedAt: wish.decidedAt,
  returnCharging: wish.returnCharging,
  refusal: wish.refusal,
  updatedAt: wish.updatedAt,
});
