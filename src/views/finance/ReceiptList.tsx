import receiptListDescriptor from '#views/records/receipt/listDescriptor.ts';
import { look } from '#views/records/receipt/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { receiptSelection } from './chosenRecords.ts';

/** Receipts of money transferred to the company (§5). */
const ReceiptList = list(receiptListDescriptor, {
  path: '/finance/receipts',
  open: (id) => recordAddress('receipt', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(receiptListDescriptor), titles: 'state.receipt', first: true },
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
