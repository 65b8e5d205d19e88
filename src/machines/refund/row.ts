import { z } from 'zod';
import { method, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { Refund } from './context.ts';
import { stagePaymentRow } from '../money/stagePayment.ts';
import { voucher } from '../fields/uploads.ts';

const text = z.string().nullable();

/** List row of a refund (§3, finance). Money in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  ...stagePaymentRow,
  reason: z.string(),
  account: text,
  method: oneOf(method.options).nullable(),
  voucher: voucher.nullable(),
  requestedBy: text,
  requestedAt: text,
  confirmedBy: text,
  decision: text,
  endedAt: text,
});
export type RefundRow = z.infer<typeof rowSchema>;

export function row({ context }: Aggregate<Refund>): Omit<RefundRow, keyof typeof rowHead> {
  const { branches: _, request, ...lookups } = context;
  return { ...lookups, requestedBy: request?.by ?? null, requestedAt: request?.at ?? null };
}
