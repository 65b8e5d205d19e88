import { courierCash as type } from '#machines/courierCash/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const courierCash = presented(type, {
  ...look,
  path: RECORD_PATHS.courierCash,
  keyFields: ['heldMmk', 'heldCny', 'declaredMmk', 'declaredCny', 'handedInAt'],
  sections: [
    {
      title: 'ui.finance.section.cash',
      fields: ['courier', 'collectedMmk', 'collectedCny', 'heldMmk', 'heldCny', 'handedInMmk', 'handedInCny'],
    },
    { title: 'ui.finance.section.handingIn', fields: ['declaredMmk', 'declaredCny', 'handedInAt'] },
    {
      title: 'ui.finance.section.counts',
      fields: [
        'firstCountMmk',
        'firstCountCny',
        'firstCountBy',
        'secondCountMmk',
        'secondCountCny',
        'secondCountBy',
        'foundDifferenceMmk',
        'foundDifferenceCny',
        'differenceMmk',
        'differenceCny',
        'disputedFor',
        'updatedAt',
      ],
    },
  ],
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
