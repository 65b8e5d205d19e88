import type { settlement } from '#machines/settlement/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a settlement in lists: tones of its states, and columns. */
export const look: Look<typeof settlement> = {
  tones: { toSettle: 'warning', settled: 'positive', dissolved: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'bills', width: 160 },
    { field: 'receivable', width: 140, sort: true },
    { field: 'payable', width: 140, sort: true },
    { field: 'fee', width: 120 },
    { field: 'net', width: 140, sort: true },
    { field: 'openedBy', width: 150 },
    { field: 'openedAt', sort: true },
    { field: 'settledBy', width: 150 },
    { field: 'settledAt', sort: true },
    { field: 'transferredAt', sort: true, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'reason', width: 220, hidden: true },
    { field: 'customer', width: 160, hidden: true },
  ],
};
