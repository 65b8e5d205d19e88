import type { receivable } from '#machines/receivable/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a receivable in lists: tones of its states, and columns. */
export const look: Look<typeof receivable> = {
  tones: {
    received: 'positive',
    confirmed: 'positive',
    refunded: 'ended',
    credited: 'info',
    billed: 'info',
    settled: 'positive',
  },
  quiet: [],
  columns: [
    { field: 'id', width: 170, pinned: 'start', always: true, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'gathering', width: 120 },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'branch', width: 150, sort: true },
    { field: 'amount', width: 130, sort: true },
    { field: 'due', width: 130, sort: true },
    { field: 'received', width: 130, sort: true },
    { field: 'refunded', width: 120 },
    { field: 'refundDue', width: 120 },
    { field: 'method', width: 120 },
    { field: 'takenBy', width: 150 },
    { field: 'bill', width: 150 },
    { field: 'day', sort: true },
    { field: 'dueAt', sort: true },
    { field: 'receivedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'confirmedAt', sort: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'customer', width: 160, hidden: true },
    { field: 'voucher', hidden: true },
  ],
};
