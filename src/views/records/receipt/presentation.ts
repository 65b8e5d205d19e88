import { receipt as type } from '#machines/receipt/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const receipt = presented(type, {
  tones: { toBeConfirmed: 'warning', confirmed: 'positive', void: 'ended' },
  acts: {
    forward: ['receipt.confirmed', 'receipt.recorded'],
    beside: [],
    back: ['receipt.voided'],
  },
});

export default receipt;
