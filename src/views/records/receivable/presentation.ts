import { receivable as type } from '#machines/receivable/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const receivable = presented(type, {
  tones: {
    received: 'positive',
    confirmed: 'positive',
    refunded: 'ended',
    credited: 'info',
    billed: 'info',
    settled: 'positive',
  },
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default receivable;
