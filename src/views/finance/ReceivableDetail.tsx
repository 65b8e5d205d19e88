import extraFee from '#views/records/extraFee/presentation.ts';
import receipt from '#views/records/receipt/presentation.ts';
import receivable from '#views/records/receivable/presentation.ts';
import refund from '#views/records/refund/presentation.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { moneyRecord } from './moneyRecord.tsx';
import { receivableLeads } from './receivableLeads.ts';
import { relatedTab } from './tabs/relatedTab.tsx';

/** One receivable: what is due for an order, who took it, its receipts, refunds and fees, and who confirmed it. */
const ReceivableDetail = moneyRecord(receivable, {
  leads: receivableLeads,
  tabs: [
    relatedTab<typeof receivable, typeof receipt>({
      machine: 'receipt',
      of: listDescriptorOf(receipt),
      columns: [
        'id',
        'state',
        'amount',
        'collectionFee',
        'method',
        'account',
        'transferAt',
        'recordedBy',
        'confirmedBy',
      ],
      filters: ({ id }) => [{ field: 'receivable', op: 'eq', value: id }],
    }),
    relatedTab<typeof receivable, typeof refund>({
      machine: 'refund',
      of: listDescriptorOf(refund),
      columns: ['id', 'state', 'amount', 'reason', 'requestedBy', 'requestedAt', 'confirmedBy', 'decision', 'endedAt'],
      filters: ({ id }) => [{ field: 'receivable', op: 'eq', value: id }],
    }),
    relatedTab<typeof receivable, typeof extraFee>({
      machine: 'extraFee',
      of: listDescriptorOf(extraFee),
      columns: ['id', 'state', 'kind', 'amount', 'channel', 'paymentChannel', 'addedAt', 'paidAt'],
      filters: ({ order, stage }) => [
        { field: 'order', op: 'eq', value: order },
        { field: 'stage', op: 'eq', value: stage },
      ],
    }),
  ],
});

export default ReceivableDetail;
