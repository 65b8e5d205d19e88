import type { insuranceClaim } from '#machines/insuranceClaim/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of an insurance claim in lists: tones of its states, and columns. */
export const look: Look<typeof insuranceClaim> = {
  tones: { paid: 'positive' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 140, sort: true },
    { field: 'progress', width: 150 },
    { field: 'order', width: 150, sort: true },
    { field: 'ground', width: 120 },
    { field: 'insured', width: 140 },
    { field: 'amount', width: 140, sort: true },
    { field: 'alarm', width: 90, sort: true },
    { field: 'overdue', width: 100 },
    { field: 'submittedByName', width: 150 },
    { field: 'submittedAt', sort: true },
    { field: 'reviewerName', width: 150 },
    { field: 'decidedByName', width: 150 },
    { field: 'decidedAt', sort: true },
    { field: 'paidByName', width: 150 },
    { field: 'paidAt', sort: true },
    { field: 'method', width: 120 },
    { field: 'found', hidden: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'remark', width: 220, hidden: true },
    { field: 'refusal', width: 220, hidden: true },
    { field: 'photos', hidden: true },
    { field: 'voucher', hidden: true },
    { field: 'updatedAt', sort: true, hidden: true },
  ],
};
