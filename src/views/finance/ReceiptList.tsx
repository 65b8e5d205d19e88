import receipt from '#views/records/receipt/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { receiptSelection } from './chosenRecords.ts';

/** Receipts of money transferred to the company (§5). */
const ReceiptList = list(listDescriptorOf(receipt), {
  path: '/finance/receipts',
  open: (id) => recordAddress('receipt', id),
  columns: receipt.columns,
  filters: [
    { field: 'state', values: stateValues(receipt), titles: 'state.receipt', first: true },
    { field: 'method', first: true },
    { field: 'customerName', first: true },
    'order',
    'transferAt',
    'recordedAt',
    'confirmedAt',
  ],
  actions: ['receipt.recorded'],
  bulk: ['receipt.confirmed'],
  selection: receiptSelection,
});

export default ReceiptList;
