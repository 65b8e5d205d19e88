import type { paymentSlip } from '#machines/paymentSlip/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a payment slip in lists: tones of its states, and columns. */
export const look: Look<typeof paymentSlip> = {
  tones: { generated: 'positive', confirmed: 'positive', cancelled: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'customerKind', width: 120, sort: true },
    { field: 'customerName', width: 180 },
    { field: 'account', width: 180 },
    { field: 'bank', width: 150 },
    { field: 'holder', width: 150 },
    { field: 'bills', width: 160 },
    { field: 'amount', width: 140, sort: true },
    { field: 'drawnBy', width: 150 },
    { field: 'drawnAt', sort: true },
    { field: 'generatedBy', width: 150, hidden: true },
    { field: 'generatedAt', sort: true },
    { field: 'confirmedBy', width: 150 },
    { field: 'confirmedAt', sort: true },
    { field: 'transferredAt', sort: true, hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'bankLine', width: 150, hidden: true },
    { field: 'reason', width: 220, hidden: true },
    { field: 'customer', width: 160, hidden: true },
  ],
};
