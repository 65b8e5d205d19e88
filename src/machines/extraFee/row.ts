import { z } from 'zod';
import type { Aggregate } from '../kit/aggregateType.ts';
import { rowHead } from '../kit/register.ts';
import type { ExtraFee } from './context.ts';

const text = z.string().nullable();

/** A line of the list of extra fees (§3). */
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

/** The line of an extra fee, from its facts alone. */
export function row({ context }: Aggregate<ExtraFee>): Omit<ExtraFeeRow, keyof typeof rowHead> {
  const { branches: _, ...lookups } = context;
  return lookups;
}
