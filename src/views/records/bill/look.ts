import type { bill } from '#machines/bill/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a bill in lists: tones of its states, and columns. */
export const look: Look<typeof bill> = {
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
};
