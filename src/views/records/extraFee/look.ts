import type { extraFee } from '#machines/extraFee/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of an extra fee in lists: tones of its states, and columns. */
export const look: Look<typeof extraFee> = {
  tones: { unpaid: 'warning', paid: 'positive', voided: 'ended' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 120, sort: true },
    { field: 'order', width: 150, sort: true },
    { field: 'stage', width: 120, sort: true },
    { field: 'kind', width: 180 },
    { field: 'amount', width: 130, sort: true },
    { field: 'channel', width: 140 },
    { field: 'paymentChannel', width: 150 },
    { field: 'addedAt', sort: true },
    { field: 'paidAt', sort: true },
  ],
};
