import type { extraFee } from '#machines/extraFee/index.ts';
import extraFeeListDescriptor from '#views/records/extraFee/listDescriptor.ts';
import type { receipt } from '#machines/receipt/index.ts';
import receiptListDescriptor from '#views/records/receipt/listDescriptor.ts';
import receivable from '#views/records/receivable/presentation.ts';
import type { refund } from '#machines/refund/index.ts';
import refundListDescriptor from '#views/records/refund/listDescriptor.ts';
import { related, relatedTab } from '#views/shapes/detail/relatedTab.tsx';
import { moneyRecord } from './moneyRecord.tsx';
import { receivableLeads } from './receivableLeads.ts';

/** One receivable: what is due for an order, who took it, its receipts, refunds and fees, and who confirmed it. */
const ReceivableDetail = moneyRecord(receivable, {
  leads: receivableLeads,
  tabs: [
    relatedTab<typeof receivable>('receipt', 'machine.receipt.many', [
      related<typeof receivable, typeof receipt>({
        of: receiptListDescriptor,
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
        of: refundListDescriptor,
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
        of: extraFeeListDescriptor,
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
