import { settlement as type } from '#machines/settlement/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const settlement = presented(type, {
  tones: { toSettle: 'warning', settled: 'positive', dissolved: 'ended' },
  acts: {
    forward: ['settlement.settled', 'settlement.requested', 'settlement.opened'],
    beside: ['settlement.feeCharged'],
    back: ['settlement.withdrawn', 'settlement.dissolved'],
  },
});

export default settlement;
