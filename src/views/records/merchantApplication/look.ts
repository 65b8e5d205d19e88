import type { merchantApplication } from '#machines/merchantApplication/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a merchant application in lists: tones of its states, and columns. */
export const look: Look<typeof merchantApplication> = {
  tones: { unprocessed: 'warning', ignored: 'ended', processed: 'positive' },
  quiet: [],
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'contact', width: 150 },
    { field: 'phone', width: 150 },
    { field: 'address', width: 260 },
    { field: 'branch', width: 150, sort: true },
    { field: 'kind', width: 120, sort: true },
    { field: 'dailyVolume', width: 130, sort: true },
    { field: 'submittedAt', sort: true },
    { field: 'merchant', width: 150 },
    { field: 'handledBy', width: 150 },
    { field: 'handledAt', sort: true },
    { field: 'ignoredFor', width: 220, hidden: true },
    { field: 'remark', width: 220, hidden: true },
  ],
};
