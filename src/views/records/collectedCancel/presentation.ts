import { collectedCancel as type } from '#machines/collectedCancel/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const collectedCancel = presented(type, {
  tones: { confirming: 'warning' },
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default collectedCancel;
