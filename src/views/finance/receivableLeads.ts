import type { ReceivableRow } from '#machines/receivable/row.ts';
import type { Stage } from '#machines/money/stages.ts';
import receiptListDescriptor from '#views/records/receipt/listDescriptor.ts';
import refundListDescriptor from '#views/records/refund/listDescriptor.ts';
import { recordAddress } from '#views/place/addresses.ts';
import type { Lead } from '#views/shapes/detail/options.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

type Owed = Pick<ReceivableRow, 'id' | 'order' | 'stage' | 'state' | 'due' | 'received'>;

/** Leads to the form of an event of the order, which moves the money. */
const onOrder = ({ order, stage }: Owed, act: 'Paid' | 'Confirmed' | 'Credited'): Lead => {
  const event = `order.${stage as Stage}${act}`;
  return { event, address: addressToAct(recordAddress('order', order), event) };
};

const recording = ({ id, received }: Owed): Lead => ({
  event: 'receipt.recorded',
  begins: receiptListDescriptor,
  initial: { receivable: id, amount: received },
  open: (begun) => recordAddress('receipt', begun),
});

const refunding = ({ id }: Owed): Lead => ({
  event: 'refund.requested',
  begins: refundListDescriptor,
  initial: { receivable: id },
  open: (begun) => recordAddress('refund', begun),
});

/** Acts on a receivable: those of its order while it is not confirmed, its receipt, and the refund of what was received. */
export function receivableLeads(row: Owed): readonly Lead[] {
  const { state, due, received } = row;
  if (state === 'open' && due > 0) return [onOrder(row, 'Paid'), onOrder(row, 'Credited')];
  if (state === 'received') return [recording(row), onOrder(row, 'Confirmed'), refunding(row)];
  return state === 'confirmed' && received > 0 ? [refunding(row)] : [];
}
