import { payable as type } from '#machines/payable/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const payable = presented(type, {
  tones: { billed: 'info', paid: 'positive', cancelled: 'ended' },
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default payable;
