import { z } from 'zod';
import type { Aggregate } from '../kit/aggregateType.ts';
import { rowHead } from '../kit/register.ts';
import type { ExtraFee } from './context.ts';

const text = z.string().nullable();

/** List row of an extra fee (§3). */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  stage: z.string(),
  kind: z.string(),
  amount: z.int(),
  channel: z.string(),
  paymentChannel: text,
  addedAt: z.string(),
  paidAt: text,
});
export type ExtraFeeRow = z.infer<typeof rowSchema>;

export function row({ context }: Aggregate<ExtraFee>): Omit<ExtraFeeRow, keyof typeof rowHead> {
  const { branches: _, ...lookups } = context;
  return lookups;
}
