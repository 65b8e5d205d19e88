import { paymentSlip as type } from '#machines/paymentSlip/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const paymentSlip = presented(type, {
  tones: { generated: 'positive', confirmed: 'positive', cancelled: 'ended' },
  acts: {
    forward: ['paymentSlip.confirmed', 'paymentSlip.generated', 'paymentSlip.drawn'],
    beside: [],
    back: ['paymentSlip.cancelled'],
  },
});

export default paymentSlip;
