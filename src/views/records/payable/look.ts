import type { payable } from '#machines/payable/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a payable in lists: tones of its states, and columns. */
export const look: Look<typeof payable> = {
  tones: { billed: 'info', paid: 'positive', cancelled: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'collected', width: 130, sort: true },
    { field: 'offset', width: 120 },
    { field: 'refunded', width: 120 },
    { field: 'settled', width: 120 },
    { field: 'outstanding', width: 140, sort: true },
    { field: 'amount', width: 130, sort: true },
    { field: 'bill', width: 150 },
    { field: 'slip', width: 150 },
    { field: 'day', sort: true },
    { field: 'dueAt', sort: true },
    { field: 'paidAt', sort: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'customer', width: 160, hidden: true },
  ],
};
