import { z } from 'zod';
import { customerKind } from '../money/billing.ts';
import { kyat, oneOf } from '../fields/schemas.ts';
import { journal } from '../kit/journal.ts';
import { personal } from '../fields/personal.ts';
import { referenceTo } from '../fields/references.ts';
import { voucher } from '../fields/uploads.ts';

const text = z.string().nullable();

/** Transfers that were made: a confirmed payment slip or a settled settlement each. Amounts in hundredths of MMK. */
export const transfer = journal('transfer', {
  /** Number and type of the record that was paid by the transfer. */
  record: z.string(),
  machine: oneOf(['paymentSlip', 'settlement']),
  transferredAt: z.string(),
  customerKind: oneOf(customerKind.options),
  customer: personal(z.string(), 'customer'),
  customerName: personal(z.string(), 'name'),
  paidIn: kyat.nullable(),
  paidOut: kyat.nullable(),
  account: text,
  bank: text,
  holder: text,
  bills: z.array(z.string()),
  voucher: voucher.nullable(),
  bankLine: referenceTo('bankLine').nullable(),
  /** Person who confirmed the slip or settled the settlement, and when. */
  confirmedBy: z.string(),
  confirmedAt: z.string(),
});
export type TransferRow = z.infer<typeof transfer.rowSchema>;
