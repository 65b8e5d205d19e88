import { bill as type } from '#machines/bill/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const bill = presented(type, {
  tones: {
    pending: 'warning',
    confirmed: 'positive',
    'refund.confirmed': 'positive',
    'settlement.toSettle': 'warning',
    'settlement.settled': 'positive',
    'slip.generated': 'positive',
    'slip.confirmed': 'positive',
  },
  quiet: ['refund.none', 'settlement.none'],
  acts: {
    forward: ['bill.refundConfirmed', 'bill.confirmed', 'bill.supplementOpened'],
    beside: ['bill.refundRequested'],
    back: ['bill.reopened', 'bill.refundNotNeeded'],
  },
});

export default bill;
