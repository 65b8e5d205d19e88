import type { userQuestion } from '#machines/userQuestion/index.ts';
import type { Look } from '#views/shapes/presentation/look.ts';

/** Look of a user question in lists: tones of its states, and columns. */
export const look: Look<typeof userQuestion> = {
  tones: { pending: 'warning', handled: 'positive' },
  quiet: [],
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 110, sort: true },
    { field: 'question', width: 200 },
    { field: 'order', width: 148, sort: true },
    { field: 'customer', width: 150, sort: true },
    { field: 'phone', width: 150 },
    { field: 'text', width: 280 },
    { field: 'photos', width: 96, hidden: true },
    { field: 'answer', width: 240 },
    { field: 'workOrder', width: 140, sort: true },
    { field: 'merchant', width: 150, hidden: true },
    { field: 'raisedByName', width: 140 },
    { field: 'raisedAt', sort: true },
    { field: 'handledByName', width: 140 },
    { field: 'handledAt', sort: true },
    { field: 'updatedAt', sort: true, hidden: true },
  ],
};
