import type { collectedCancel } from '#machines/collectedCancel/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a collected cancel in lists: tones of its states, and columns. */
export const look: Look<typeof collectedCancel> = {
  tones: { confirming: 'warning' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'reason', width: 240 },
    { field: 'branch', width: 150, sort: true },
    { field: 'requestedBy', width: 150 },
    { field: 'requestedAt', sort: true },
    { field: 'decidedBy', width: 150 },
    { field: 'decidedAt', sort: true },
    { field: 'returnCharging', width: 150 },
    { field: 'refusal', width: 220 },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'updatedAt', sort: true, hidden: true },
  ],
};
