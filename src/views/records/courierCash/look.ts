import type { courierCash } from '#machines/courierCash/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a courier cash in lists: tones of its states, and columns. */
export const look: Look<typeof courierCash> = {
  tones: { handedIn: 'progress', countedOnce: 'progress', counted: 'positive', disputed: 'critical' },
  quiet: [],
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
};
