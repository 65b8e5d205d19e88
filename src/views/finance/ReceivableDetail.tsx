import extraFee from '#views/records/extraFee/presentation.ts';
import receipt from '#views/records/receipt/presentation.ts';
import receivable from '#views/records/receivable/presentation.ts';
import refund from '#views/records/refund/presentation.ts';
import { related, relatedTab } from '#views/shapes/detail/relatedTab.tsx';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import { moneyRecord } from './moneyRecord.tsx';
import { receivableLeads } from './receivableLeads.ts';

/** One receivable: what is due for an order, who took it, its receipts, refunds and fees, and who confirmed it. */
const ReceivableDetail = moneyRecord(receivable, {
  leads: receivableLeads,
  tabs: [
    relatedTab<typeof receivable>('receipt', 'machine.receipt.many', [
      related<typeof receivable, typeof receipt>({
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
    ]),
    relatedTab<typeof receivable>('refund', 'machine.refund.many', [
      related<typeof receivable, typeof refund>({
        of: listDescriptorOf(refund),
        columns: [
          'id',
          'state',
          'amount',
          'reason',
          'requestedBy',
          'requestedAt',
          'confirmedBy',
          'decision',
          'endedAt',
        ],
        filters: ({ id }) => [{ field: 'receivable', op: 'eq', value: id }],
      }),
    ]),
    relatedTab<typeof receivable>('extraFee', 'machine.extraFee.many', [
      related<typeof receivable, typeof extraFee>({
        of: listDescriptorOf(extraFee),
        columns: ['id', 'state', 'kind', 'amount', 'channel', 'paymentChannel', 'addedAt', 'paidAt'],
        filters: ({ order, stage }) => [
          { field: 'order', op: 'eq', value: order },
          { field: 'stage', op: 'eq', value: stage },
        ],
      }),
    ]),
  ],
});

export default ReceivableDetail;
