import { z } from 'zod';
import { kyat, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { InsuranceClaim } from './context.ts';
import { ground, payment } from './events.ts';
import { photo, voucher } from '../fields/uploads.ts';

const text = z.string().nullable();

export const rowSchema = z.object({
  ...rowHead,
  progress: oneOf(['submitted', 'reviewing', 'decided']),
  order: z.string(),
  merchant: text,
  ground,
  insured: kyat.nullable(),
  amount: kyat.nullable(),
  found: z.boolean(),
  /** Days after the opening of the claim at which the last alarm was raised: 7, 12 or 14. */
  alarm: z.int().nullable(),
  overdue: z.boolean(),
  remark: text,
  photos: z.array(photo),
  submittedByName: z.string(),
  submittedAt: z.string(),
  reviewerName: text,
  decidedByName: text,
  decidedAt: text,
  paidByName: text,
  paidAt: text,
  method: oneOf(payment.options).nullable(),
  voucher: voucher.nullable(),
  refusal: text,
  updatedAt: z.string(),
});
export type InsuranceClaimRow = z.infer<typeof rowSchema>;

export const row = ({
  context: claim,
  states,
}: Aggregate<InsuranceClaim>): Omit<InsuranceClaimRow, keyof typeof rowHead> => ({
  progress: (states['progress'] ?? '').slice('progress.'.length),
  order: claim.order,
  merchant: claim.merchant,
  ground: claim.ground,
  insured: claim.insured,
  amount: claim.amount,
  found: claim.found,
  alarm: claim.alarm,
  overdue: claim.alarm === 14,
  remark: claim.remark,
  photos: [...claim.photos],
  submittedByName: claim.submittedByName,
  submittedAt: claim.submittedAt,
  reviewerName: claim.reviewerName,
  decidedByName: claim.decidedByName,
  decidedAt: claim.decidedAt,
  paidByName: claim.paidByName,
  paidAt: claim.paidAt,
  method: claim.method,
  voucher: claim.voucher,
  refusal: claim.refusal,
  updatedAt: claim.updatedAt,
});
