import { z } from 'zod';
import { kyat, method, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { Receipt } from './context.ts';
import { stagePaymentRow } from '../money/stagePayment.ts';
import { referenceTo } from '../fields/references.ts';
import { voucher } from '../fields/uploads.ts';

const text = z.string().nullable();

/** List row of a collection receipt (§2, collect receipt). Money in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  ...stagePaymentRow,
  collectionFee: z.int(),
  method: oneOf(method.options),
  account: z.string(),
  voucher,
  transferAt: z.string(),
  remark: text,
  bankLines: z.array(referenceTo('bankLine')),
  partsPaid: kyat,
  takenBy: z.array(referenceTo('staff')),
  recordedBy: z.string(),
  recordedAt: z.string(),
  confirmedBy: text,
  confirmedAt: text,
  voidedFor: text,
});
export type ReceiptRow = z.infer<typeof rowSchema>;

export function row({ context }: Aggregate<Receipt>): Omit<ReceiptRow, keyof typeof rowHead> {
  const { branches: _, bankLines, takenBy, ...lookups } = context;
  return { ...lookups, bankLines: [...bankLines], takenBy: [...takenBy] };
}
