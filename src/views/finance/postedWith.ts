import type { BillRow } from '#machines/bill/row.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import type { PostedRecord } from '#views/shapes/ledger/postedRecord.ts';

/** Returns the records that the money of a receipt is posted on: the payment that it proves, and its order. */
export const postedWithReceipt = ({
  receivable,
  order,
}: Pick<ReceiptRow, 'receivable' | 'order'>): readonly PostedRecord[] => [
  { to: 'receivable', id: receivable },
  { to: 'order', id: order },
];

/** Returns the records that the money of a bill is posted on: the settlement and the payment slip that it is in. */
export const postedWithBill = ({ settlement, slip }: Pick<BillRow, 'settlement' | 'slip'>): readonly PostedRecord[] => [
  ...(settlement === null ? [] : [{ to: 'settlement', id: settlement } as const]),
  ...(slip === null ? [] : [{ to: 'paymentSlip', id: slip } as const]),
];
