import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { CollectedCancel } from './context.ts';

const text = z.string().nullable();

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

export const row = ({
  context: request,
}: Aggregate<CollectedCancel>): Omit<CollectedCancelRow, keyof typeof rowHead> => ({
  order: request.order,
  reason: request.reason,
  branch: request.branch,
  merchant: request.merchant,
  requestedBy: request.requestedBy,
  requestedAt: request.requestedAt,
  decidedBy: request.decidedBy,
  decidedAt: request.decidedAt,
  returnCharging: request.returnCharging,
  refusal: request.refusal,
  updatedAt: request.updatedAt,
});
