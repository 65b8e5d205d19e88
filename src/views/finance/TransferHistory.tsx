import paymentSlip from '#views/records/paymentSlip/presentation.ts';
import { recordAddress } from '#views/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';

/** Transfers made: confirmed payment slips, latest first. */
const TransferHistory = list(listDescriptorOf(paymentSlip), {
  path: '/finance/transfers',
  within: [{ field: 'state', op: 'eq', value: 'confirmed' }],
  open: (id) => recordAddress('paymentSlip', id),
  columns: paymentSlip.columns,
  filters: [
    { field: 'customerKind', first: true },
    { field: 'customerName', first: true },
    { field: 'confirmedAt', first: true },
    'transferredAt',
  ],
  actions: [],
  bulk: [],
});

export default TransferHistory;
