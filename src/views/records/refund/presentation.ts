import { refund as type } from '#machines/refund/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const refund = presented(type, {
  tones: { applying: 'warning', confirmed: 'positive', refunded: 'ended', noRefundNeeded: 'ended', refused: 'ended' },
  acts: {
    forward: ['refund.refunded', 'refund.confirmed', 'refund.requested'],
    beside: [],
    back: ['refund.refused', 'refund.notNeeded'],
  },
});

export default refund;
