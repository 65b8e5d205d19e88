import { z } from 'zod';
import { feeChannel, feeKind, method, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { stages } from '../money/stages.ts';
import type { ExtraFee } from './context.ts';

const text = z.string().nullable();

/** List row of an extra fee (§3). */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  stage: oneOf(stages),
  kind: oneOf(feeKind.options),
  amount: z.int(),
  channel: oneOf(feeChannel.options),
  paymentChannel: oneOf(method.options).nullable(),
  addedAt: z.string(),
  paidAt: text,
});
export type ExtraFeeRow = z.infer<typeof rowSchema>;

export function row({ context }: Aggregate<ExtraFee>): Omit<ExtraFeeRow, keyof typeof rowHead> {
  const { branches: _, ...lookups } = context;
  return lookups;
}
