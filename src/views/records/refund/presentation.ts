import { refund as type } from '#machines/refund/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const refund = presented(type, {
  ...look,
  path: RECORD_PATHS.refund,
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
