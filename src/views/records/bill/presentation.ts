import { bill as type } from '#machines/bill/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const bill = presented(type, {
  tones: {
    pending: 'warning',
    confirmed: 'positive',
    'refund.confirmed': 'positive',
    'refund.paid': 'positive',
    'settlement.toSettle': 'warning',
    'settlement.settled': 'positive',
    'slip.generated': 'positive',
    'slip.confirmed': 'positive',
  },
  quiet: ['refund.none', 'settlement.none'],
  path: RECORD_PATHS.bill,
  columns: [
    { field: 'id', width: 175, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 150, sort: true },
    { field: 'customerClass', width: 150, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'branch', width: 150, sort: true },
    { field: 'day', sort: true },
    { field: 'lines', width: 90, sort: true },
    { field: 'receivable', width: 140, sort: true },
    { field: 'payable', width: 140, sort: true },
    { field: 'refundStatus', width: 150 },
    { field: 'refunded', width: 130 },
    { field: 'outstanding', width: 140, sort: true },
    { field: 'toPayOut', width: 150, hidden: true },
    { field: 'toGiveBack', width: 130, hidden: true },
    { field: 'settlementStatus', width: 150 },
    { field: 'settlement', width: 150 },
    { field: 'slipStatus', width: 150 },
    { field: 'slip', width: 150 },
    { field: 'supplements', width: 150, hidden: true },
    { field: 'customer', width: 160, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'confirmedBy', width: 150, hidden: true },
    { field: 'confirmedAt', sort: true, hidden: true },
    { field: 'generatedAt', sort: true },
  ],
  keyFields: ['customerName', 'day', 'receivable', 'payable', 'settlementStatus', 'slipStatus'],
  sections: [
    {
      title: 'ui.finance.section.customer',
      fields: ['customerKind', 'customerClass', 'customerName', 'customer', 'branch', 'day', 'generatedAt'],
    },
    {
      title: 'ui.finance.section.amounts',
      fields: ['lines', 'receivable', 'payable', 'refunded', 'outstanding', 'toPayOut', 'toGiveBack', 'supplements'],
    },
    {
      title: 'ui.finance.section.progress',
      fields: [
        'refundStatus',
        'settlementStatus',
        'settlement',
        'slipStatus',
        'slip',
        'voucher',
        'confirmedBy',
        'confirmedAt',
      ],
    },
  ],
  acts: {
    forward: ['bill.refundConfirmed', 'bill.refundPaid', 'bill.confirmed', 'bill.supplementOpened'],
    beside: ['bill.refundRequested'],
    back: ['bill.reopened', 'bill.refundNotNeeded'],
    remedies: {
      'bill.isConfirmed': 'bill.confirmed',
    },
  },
});

export default bill;
