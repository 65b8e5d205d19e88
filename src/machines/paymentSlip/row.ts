import { z } from 'zod';
import { customerKind } from '../money/billing.ts';
import { oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { referenceTo } from '../fields/references.ts';
import { personal } from '../fields/personal.ts';
import type { PaymentSlip } from './context.ts';
import { voucher } from '../fields/uploads.ts';

/** List row of a payment slip (§3, finance). Amounts in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  customerKind: oneOf(customerKind.options),
  customer: personal(z.string(), 'customer'),
  customerName: personal(z.string(), 'name'),
  account: z.string(),
  bank: z.string(),
  holder: z.string(),
  bills: z.array(z.string()),
  amount: z.int(),
  drawnBy: z.string(),
  drawnAt: z.string(),
  generatedBy: z.string().nullable(),
  generatedAt: z.string().nullable(),
  voucher: voucher.nullable(),
  bankLine: referenceTo('bankLine').nullable(),
  transferredAt: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PaymentSlipRow = z.infer<typeof rowSchema>;

export const row = ({ context: slip }: Aggregate<PaymentSlip>): Omit<PaymentSlipRow, keyof typeof rowHead> => ({
  customerKind: slip.customerKind,
  customer: slip.customer,
  customerName: slip.customerName,
  account: slip.account,
  bank: slip.bank,
  holder: slip.holder,
  bills: slip.bills.map(({ bill }) => bill),
  amount: slip.amount,
  drawnBy: slip.drawnBy,
  drawnAt: slip.drawnAt,
  generatedBy: slip.generatedBy,
  generatedAt: slip.generatedAt,
  voucher: slip.voucher,
  bankLine: slip.bankLine,
  transferredAt: slip.transferredAt,
  confirmedBy: slip.confirmedBy,
  confirmedAt: slip.confirmedAt,
  reason: slip.reason,
});
