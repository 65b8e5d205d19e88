import type { bankLine } from '#machines/bankLine/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a bank line in lists: tones of its states, and columns. */
export const look: Look<typeof bankLine> = {
  tones: {
    unmatched: 'warning',
    matched: 'progress',
    joined: 'progress',
    linked: 'positive',
    accepted: 'positive',
    ignored: 'ended',
  },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'day', sort: true },
    { field: 'paidIn', width: 140, sort: true },
    { field: 'paidOut', width: 140, sort: true },
    { field: 'reference', width: 180 },
    { field: 'matchKind', width: 110, sort: true },
    { field: 'score', width: 80, sort: true },
    { field: 'reasons', width: 260 },
    { field: 'receipt', width: 140 },
    { field: 'receipts', width: 220 },
    { field: 'paymentSlip', width: 140 },
    { field: 'customerName', width: 180 },
    { field: 'narrative', width: 240 },
    { field: 'account', width: 160 },
    { field: 'acceptedBy', width: 150 },
    { field: 'acceptedAt', sort: true },
    { field: 'ignoredFor', width: 220 },
    { field: 'balance', width: 150, hidden: true },
    { field: 'number', width: 100, hidden: true },
    { field: 'importedBy', width: 150, hidden: true },
    { field: 'importedAt', sort: true, hidden: true },
  ],
};
