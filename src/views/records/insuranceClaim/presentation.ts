import { insuranceClaim as type } from '#machines/insuranceClaim/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const insuranceClaim = presented(type, {
  tones: { paid: 'positive' },
  acts: {
    forward: [
      'insuranceClaim.paid',
      'insuranceClaim.decided',
      'insuranceClaim.reviewStarted',
      'insuranceClaim.submitted',
    ],
    beside: [],
    back: ['insuranceClaim.declined'],
  },
});

export default insuranceClaim;
