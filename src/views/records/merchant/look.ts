import type { merchant } from '#machines/merchant/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a merchant in lists: tones of its states, and columns. */
export const look: Look<typeof merchant> = {
  tones: { invalid: 'critical' },
  quiet: [],
  columns: [
    { field: 'name', width: 200, pinned: 'start', always: true, sort: true },
    { field: 'code', width: 130, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'kind', width: 120, sort: true },
    { field: 'contact', width: 150 },
    { field: 'phone', width: 150 },
    { field: 'branch', width: 150, sort: true },
    { field: 'maintainer', width: 160 },
    { field: 'mainAccount', width: 180 },
    { field: 'contractStartsOn', sort: true, hidden: true },
    { field: 'contractEndsOn', width: 240, sort: true },
    { field: 'targetOrders', width: 130, sort: true, hidden: true },
    { field: 'enabled', width: 100 },
    { field: 'address', width: 260, hidden: true },
    { field: 'invalidFor', width: 220, hidden: true },
  ],
};
