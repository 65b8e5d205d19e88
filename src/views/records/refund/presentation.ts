import { refund as type } from '#machines/refund/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const refund = presented(type, {
  tones: { applying: 'warning', confirmed: 'positive', refunded: 'ended', noRefundNeeded: 'ended', refused: 'ended' },
  path: RECORD_PATHS.refund,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 140, sort: true },
    { field: 'receivable', width: 170 },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'amount', width: 130, sort: true },
    { field: 'reason', width: 240 },
    { field: 'requestedBy', width: 150 },
    { field: 'requestedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'decision', width: 220 },
    { field: 'endedAt', sort: true },
    { field: 'account', width: 180, hidden: true },
    { field: 'method', width: 120, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'merchant', width: 150, hidden: true },
  ],
  keyFields: ['order', 'customerName', 'amount', 'requestedBy', 'requestedAt'],
  sections: [
    { title: 'ui.finance.section.customer', fields: ['receivable', 'order', 'stage', 'customerName', 'merchant'] },
    { title: 'ui.finance.section.account', fields: ['amount', 'reason', 'method', 'account', 'voucher'] },
    {
      title: 'ui.finance.section.progress',
      fields: ['requestedBy', 'requestedAt', 'confirmedBy', 'decision', 'endedAt'],
    },
  ],
  acts: {
    forward: ['refund.refunded', 'refund.confirmed', 'refund.requested'],
    beside: [],
    back: ['refund.refused', 'refund.notNeeded'],
  },
});

export default refund;
