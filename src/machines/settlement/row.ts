import { z } from 'zod';
import { customerKind } from '../money/billing.ts';
import { kyat, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { personal } from '../fields/personal.ts';
import { netOf, type Settlement } from './context.ts';
import { voucher } from '../fields/uploads.ts';

/** List row of a settlement (§3, finance). Amounts in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  customerKind: oneOf(customerKind.options),
  customer: personal(z.string(), 'customer'),
  customerName: personal(z.string(), 'name'),
  bills: z.array(z.string()),
  receivable: kyat,
  payable: kyat,
  fee: kyat.nullable(),
  net: kyat,
  voucher: voucher.nullable(),
  transferredAt: z.string().nullable(),
  openedBy: z.string(),
  openedAt: z.string(),
  requestedBy: z.string().nullable(),
  settledBy: z.string().nullable(),
  settledAt: z.string().nullable(),
  reason: z.string().nullable(),
});
export type SettlementRow = z.infer<typeof rowSchema>;

export const row = ({ context: settlement }: Aggregate<Settlement>): Omit<SettlementRow, keyof typeof rowHead> => ({
  customerKind: settlement.customerKind,
  customer: settlement.customer,
  customerName: settlement.customerName,
  bills: [...settlement.bills],
  receivable: settlement.receivable,
  payable: settlement.payable,
  fee: settlement.fee,
  net: netOf(settlement),
  voucher: settlement.voucher,
  transferredAt: settlement.transferredAt,
  openedBy: settlement.openedBy,
  openedAt: settlement.openedAt,
  requestedBy: settlement.requestedBy,
  settledBy: settlement.settledBy,
  settledAt: settlement.settledAt,
  reason: settlement.reason,
});
