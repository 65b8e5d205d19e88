import type { deliveryClaim } from '#machines/deliveryClaim/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a delivery claim in lists: tones of its states, and columns. */
export const look: Look<typeof deliveryClaim> = {
  tones: {
    signed: 'positive',
    rejectReturned: 'warning',
    rejectedPendingWarehousing: 'warning',
    lost: 'critical',
    signDisputed: 'critical',
    returnSignDisputed: 'critical',
  },
  quiet: [],
  columns: [
    { field: 'order', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 190, sort: true },
    { field: 'delivererName', width: 150 },
    { field: 'branch', width: 150, sort: true },
    { field: 'collectionAmount', sort: true },
    { field: 'due', sort: true },
    { field: 'times', sort: true },
    { field: 'claimedAt', sort: true },
    { field: 'updatedAt', sort: true },
  ],
};
