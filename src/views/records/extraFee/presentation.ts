import { extraFee as type } from '#machines/extraFee/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const extraFee = presented(type, {
  tones: { unpaid: 'warning', paid: 'positive', voided: 'ended' },
  acts: {
    forward: ['extraFee.paid'],
    beside: [],
    back: [],
  },
});

export default extraFee;
