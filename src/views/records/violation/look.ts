import type { violation } from '#machines/violation/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a violation in lists: tones of its states, and columns. */
export const look: Look<typeof violation> = {
  tones: { open: 'critical', explained: 'warning', accepted: 'warning', closed: 'ended' },
  quiet: [],
  columns: [
    { field: 'invariant', width: 380, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'machine', width: 130, sort: true },
    { field: 'life', width: 170, sort: true },
    { field: 'occasion', width: 140 },
    { field: 'foundAt', sort: true },
    { field: 'changedAt', sort: true },
    { field: 'vanishedAt', sort: true, hidden: true },
    { field: 'outcome', width: 140 },
    { field: 'judgedByName', width: 150 },
    { field: 'judgedAt', sort: true },
    { field: 'remark', width: 240 },
    { field: 'returnedFor', width: 220, hidden: true },
    { field: 'closedByName', width: 150 },
    { field: 'closedAt', sort: true },
    { field: 'closingRemark', width: 220, hidden: true },
    { field: 'id', width: 160, hidden: true },
  ],
};
