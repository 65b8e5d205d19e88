import { z } from 'zod';
import { kyat } from '../fields.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import { means } from '../kit/meaning.ts';
import { rowHead } from '../kit/register.ts';
import { referenceTo } from '../references.ts';
import { payableOf, receivableOf, type Bill } from './context.ts';
import { voucher } from '../uploads.ts';

/** List row of a bill (§3, finance). Amounts in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  customerKind: z.string(),
  customer: z.string(),
  customerName: z.string(),
  branch: z.string(),
  day: means(z.string(), { isDay: true }),
  lines: z.int(),
  receivable: kyat,
  payable: kyat,
  supplements: referenceTo('bill', z.string()).nullable(),
  refundStatus: z.string(),
  refunded: kyat,
  settlementStatus: z.string(),
  settlement: z.string().nullable(),
  slipStatus: z.string(),
  slip: z.string().nullable(),
  voucher: voucher.nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  generatedAt: z.string(),
});
export type BillRow = z.infer<typeof rowSchema>;

const leaf = (aggregate: Aggregate<Bill>, region: string): string =>
  aggregate.states[region]?.slice(region.length + 1) ?? '';

export const row = (aggregate: Aggregate<Bill>): Omit<BillRow, keyof typeof rowHead> => {
  const bill = aggregate.context;
  return {
    customerKind: bill.customerKind,
    customer: bill.customer,
    customerName: bill.customerName,
    branch: bill.branch,
    day: bill.day,
    lines: bill.lines.length,
    receivable: receivableOf(bill),
    payable: payableOf(bill),
    supplements: bill.supplements,
    refundStatus: leaf(aggregate, 'refund'),
    refunded: bill.refunded,
    settlementStatus: leaf(aggregate, 'settlement'),
    settlement: bill.settlement,
    slipStatus: leaf(aggregate, 'slip'),
    slip: bill.slip,
    voucher: bill.voucher,
    confirmedBy: bill.confirmedBy,
    confirmedAt: bill.confirmedAt,
    generatedAt: bill.generatedAt,
  };
};
