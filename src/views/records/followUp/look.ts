import type { followUp } from '#machines/followUp/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a follow up in lists: tones of its states, and columns. */
export const look: Look<typeof followUp> = {
  tones: {},
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'kind', width: 170 },
    { field: 'order', width: 148, sort: true },
    { field: 'reason', width: 240 },
    { field: 'remarks', width: 96, sort: true },
    { field: 'lastRemark', width: 260 },
    { field: 'lastRemarkBy', width: 140 },
    { field: 'openedAt', sort: true },
    { field: 'closedAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
};
