import { localDay } from '../time/calendar.ts';
import type { PaymentSlip } from '../paymentSlip/context.ts';
import type { Receipt } from '../receipt/context.ts';
import type { Expected } from './matching.ts';

type ReceiptPart = Pick<
  Receipt,
  'amount' | 'partsPaid' | 'collectionFee' | 'transferAt' | 'order' | 'account' | 'customerName'
>;
type SlipPart = Pick<PaymentSlip, 'amount' | 'generatedAt' | 'drawnAt' | 'account' | 'customerName'>;

/** A receipt as a line of a statement is compared with it: with what other lines have not paid. */
export const expectedReceipt = (id: string, receipt: ReceiptPart): Expected => ({
  machine: 'receipt',
  id,
  amount: receipt.amount - receipt.partsPaid,
  fee: receipt.collectionFee,
  day: localDay(receipt.transferAt),
  numbers: [id, receipt.order],
  account: receipt.account,
  customerName: receipt.customerName,
});

/** A payment slip with the numbers of its bills. */
export const expectedSlip = (id: string, slip: SlipPart, bills: readonly string[]): Expected => ({
  machine: 'paymentSlip',
  id,
  amount: slip.amount,
  fee: 0,
  day: localDay(slip.generatedAt ?? slip.drawnAt),
  numbers: [id, ...bills],
  account: slip.account,
  customerName: slip.customerName,
});
