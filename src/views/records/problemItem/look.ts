import type { problemItem } from '#machines/problemItem/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a problem item in lists: tones of its states, and columns. */
export const look: Look<typeof problemItem> = {
  tones: { pending: 'warning', processing: 'progress', handled: 'positive' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 150 },
    { field: 'order', width: 148, sort: true },
    { field: 'reason', width: 240 },
    { field: 'branch', width: 140, sort: true },
    { field: 'followerName', width: 140 },
    { field: 'identifier', width: 150 },
    { field: 'followRemark', width: 240 },
    { field: 'photos', hidden: true },
    { field: 'raisedByName', width: 140, hidden: true },
    { field: 'raisedAt', sort: true },
    { field: 'handledAt', sort: true, hidden: true },
    { field: 'updatedAt', sort: true },
  ],
};
