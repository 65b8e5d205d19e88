import { courierCash as type } from '#machines/courierCash/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const courierCash = presented(type, {
  tones: { handedIn: 'progress', countedOnce: 'progress', counted: 'positive', disputed: 'critical' },
  acts: {
    forward: [
      'courierCash.accepted',
      'courierCash.secondCounted',
      'courierCash.firstCounted',
      'courierCash.handedIn',
      'courierCash.resolved',
      'courierCash.differenceAccepted',
      'courierCash.disputed',
    ],
    beside: [],
    back: ['courierCash.takenBack'],
  },
});

export default courierCash;
