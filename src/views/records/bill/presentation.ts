import { bill as type } from '#machines/bill/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const bill = presented(type, {
  ...look,
  path: RECORD_PATHS.bill,
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
