import { courierCash as type } from '#machines/courierCash/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const courierCash = presented(type, {
  tones: { handedIn: 'progress', countedOnce: 'progress', counted: 'positive', disputed: 'critical' },
  path: RECORD_PATHS.courierCash,
  columns: [
    { field: 'courier', width: 180, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 140, sort: true },
    { field: 'heldMmk', width: 140, sort: true },
    { field: 'heldCny', width: 120, sort: true },
    { field: 'declaredMmk', width: 140 },
    { field: 'declaredCny', width: 120 },
    { field: 'foundDifferenceMmk', width: 150 },
    { field: 'foundDifferenceCny', width: 130 },
    { field: 'differenceMmk', width: 140, sort: true },
    { field: 'differenceCny', width: 120 },
    { field: 'firstCountMmk', width: 140 },
    { field: 'firstCountCny', width: 130 },
    { field: 'firstCountBy', width: 150 },
    { field: 'secondCountMmk', width: 140 },
    { field: 'secondCountCny', width: 130 },
    { field: 'secondCountBy', width: 150 },
    { field: 'handedInAt', sort: true },
    { field: 'updatedAt', sort: true },
    { field: 'collectedMmk', width: 140, hidden: true },
    { field: 'collectedCny', width: 120, hidden: true },
    { field: 'handedInMmk', width: 140, hidden: true },
    { field: 'handedInCny', width: 120, hidden: true },
    { field: 'disputedFor', width: 220, hidden: true },
  ],
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
