import type { inventoryTask } from '#machines/inventoryTask/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';
import { branchColumn } from './branchColumn.tsx';

/** Look of an inventory task in lists: tones of its states, and columns. */
export const look: Look<typeof inventoryTask> = {
  tones: { inProgress: 'progress', cancelled: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    branchColumn,
    { field: 'progress', width: 130 },
    { field: 'expected', sort: true },
    { field: 'counted', sort: true },
    { field: 'unhandled', sort: true },
    { field: 'partly', width: 90, hidden: true },
    { field: 'extra', width: 90 },
    { field: 'lostSearch', width: 110, hidden: true },
    { field: 'outWithCourier', width: 130, hidden: true },
    { field: 'foundLater', width: 110, hidden: true },
    { field: 'adjusted', width: 100, hidden: true },
    { field: 'plannedByName', width: 140 },
    { field: 'plannedAt', sort: true },
    { field: 'startedByName', width: 140, hidden: true },
    { field: 'startedAt', sort: true },
    { field: 'endedAt', sort: true },
    { field: 'remark', width: 200, hidden: true },
  ],
};
