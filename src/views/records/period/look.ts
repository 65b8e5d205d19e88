import type { period } from '#machines/period/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a period in lists: tones of its states, and columns. */
export const look: Look<typeof period> = {
  tones: { open: 'progress', closingAsked: 'warning', closed: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 130, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 160, sort: true },
    { field: 'requestedBy', width: 160 },
    { field: 'requestedAt', sort: true },
    { field: 'closedBy', width: 160 },
    { field: 'closedAt', sort: true },
    { field: 'remark', width: 240 },
  ],
};
