import descriptorData from '#machines/journals/transfer.ts?listDescriptor';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';
import { MachineRecord } from './ledger/MachineRecord.tsx';
import { transferNews$ } from './transferNews.ts';

/** Transfers made: confirmed payment slips and settled settlements, the latest transfer first. */
const TransferHistory = list(
  journalListDescriptor(descriptorData, async () => (await import('#machines/journals/transfer.ts')).transfer),
  {
    path: '/finance/transfers',
    columns: [
      { field: 'transferredAt', width: 170, pinned: 'start', always: true, sort: true },
      { field: 'record', width: 150, cell: ({ machine, record }) => <MachineRecord machine={machine} id={record} /> },
      { field: 'machine', width: 130, sort: true },
      { field: 'customerKind', width: 120, sort: true },
      { field: 'customerName', width: 180 },
      { field: 'paidIn', width: 140, sort: true },
      { field: 'paidOut', width: 140, sort: true },
      { field: 'account', width: 180 },
      { field: 'bank', width: 150 },
      { field: 'holder', width: 150 },
      { field: 'bills', width: 160 },
      { field: 'voucher' },
      { field: 'confirmedBy', width: 150 },
      { field: 'confirmedAt', sort: true },
      { field: 'bankLine', width: 150, hidden: true },
      { field: 'customer', width: 160, hidden: true },
    ],
    filters: [
      { field: 'machine', first: true },
      { field: 'customerKind', first: true },
      { field: 'customerName', first: true },
      { field: 'transferredAt', first: true },
      'record',
      'confirmedAt',
    ],
    find: false,
    news: transferNews$,
    actions: [],
    bulk: [],
  },
);

export default TransferHistory;
