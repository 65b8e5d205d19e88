import type { receipt } from '#machines/receipt/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a receipt in lists: tones of its states, and columns. */
export const look: Look<typeof receipt> = {
  tones: { toBeConfirmed: 'warning', confirmed: 'positive', void: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 140, sort: true },
    { field: 'receivable', width: 170 },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'amount', width: 130, sort: true },
    { field: 'collectionFee', width: 130 },
    { field: 'method', width: 120 },
    { field: 'account', width: 180 },
    { field: 'transferAt', sort: true },
    { field: 'recordedBy', width: 150 },
    { field: 'recordedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'confirmedAt', sort: true },
    { field: 'takenBy', width: 150, hidden: true },
    { field: 'bankLines', width: 220, hidden: true },
    { field: 'partsPaid', width: 130, hidden: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'voidedFor', width: 220, hidden: true },
    { field: 'remark', width: 220, hidden: true },
  ],
};
