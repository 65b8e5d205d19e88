import { z } from 'zod';
import { customerKind } from '../money/billing.ts';
import { kyat, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { means } from '../kit/meaning.ts';
import { rowHead } from '../kit/register.ts';
import { personal } from '../fields/personal.ts';
import { referenceTo } from '../fields/references.ts';
import { customerClassOf, outstandingOf, payableOf, receivableOf, toGiveBack, type Bill } from './context.ts';
import { customerClasses } from './customerClasses.ts';
import { voucher } from '../fields/uploads.ts';

/** List row of a bill (§3, finance). Amounts in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  customerKind: oneOf(customerKind.options),
  customer: personal(z.string(), 'customer'),
  customerName: personal(z.string(), 'name'),
  customerClass: oneOf(customerClasses),
  branch: z.string(),
  day: means(z.string(), { isDay: true }),
  lines: z.int(),
  receivable: kyat,
  payable: kyat,
  supplements: referenceTo('bill', z.string()).nullable(),
  refundStatus: oneOf(['none', 'requested', 'confirmed', 'notNeeded', 'paid']),
  refunded: kyat,
  /** Sum that the customer still owes on a bill that was confirmed, also while it is reopened, until it is settled. */
  outstanding: kyat,
  /** Goods money on a confirmed bill that no payment slip has taken and no settlement has netted. */
  toPayOut: kyat,
  /** Refunds still to be paid out, once the bill is settled. */
  toGiveBack: kyat,
  settlementStatus: oneOf(['none', 'toSettle', 'settled']),
  settlement: z.string().nullable(),
  slipStatus: oneOf(['notGenerated', 'generated', 'confirmed']),
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
  const { context: bill, states } = aggregate;
  const isConfirmed = states['bill'] === 'confirmed';
  const isSettled = states['settlement'] === 'settlement.settled';
  const isOnSlip = states['slip'] !== 'slip.notGenerated';
  return {
    customerKind: bill.customerKind,
    customer: bill.customer,
    customerName: bill.customerName,
    customerClass: customerClassOf(bill),
    branch: bill.branch,
    day: bill.day,
    lines: bill.lines.length,
    receivable: receivableOf(bill),
    payable: payableOf(bill),
    supplements: bill.supplements,
    refundStatus: leaf(aggregate, 'refund'),
    refunded: bill.refunded,
    outstanding: isSettled ? 0 : outstandingOf(bill, isConfirmed),
    toPayOut: isConfirmed && !isOnSlip ? payableOf(bill) - bill.netted : 0,
    toGiveBack: isSettled ? toGiveBack(bill) : 0,
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
