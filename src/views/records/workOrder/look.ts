import type { workOrder } from '#machines/workOrder/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a work order in lists: tones of its states, and columns. */
export const look: Look<typeof workOrder> = {
  tones: { following: 'progress', completed: 'positive' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 130 },
    { field: 'category', width: 140 },
    { field: 'priority', width: 100, sort: true },
    { field: 'tag', width: 120 },
    { field: 'identifier', width: 110 },
    { field: 'orders', width: 160 },
    { field: 'creatingBranch', width: 150, sort: true },
    { field: 'department', width: 150 },
    { field: 'assigneeName', width: 140 },
    { field: 'lastLog', width: 240 },
    { field: 'result', width: 220, hidden: true },
    { field: 'openedByName', width: 140, hidden: true },
    { field: 'openedAt', sort: true },
    { field: 'takenUpAt', sort: true, hidden: true },
    { field: 'completedAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
};
