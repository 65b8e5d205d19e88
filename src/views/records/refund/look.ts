import type { refund } from '#machines/refund/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a refund in lists: tones of its states, and columns. */
export const look: Look<typeof refund> = {
  tones: { applying: 'warning', confirmed: 'positive', refunded: 'ended', noRefundNeeded: 'ended', refused: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 140, sort: true },
    { field: 'receivable', width: 220 },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'amount', width: 130, sort: true },
    { field: 'reason', width: 240 },
    { field: 'requestedBy', width: 150 },
    { field: 'requestedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'decision', width: 220 },
    { field: 'endedAt', sort: true },
    { field: 'account', width: 180, hidden: true },
    { field: 'method', width: 120, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'merchant', width: 150, hidden: true },
  ],
};
