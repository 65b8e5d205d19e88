import { insuranceClaim as type } from '#machines/insuranceClaim/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const insuranceClaim = presented(type, {
  tones: { paid: 'positive' },
  path: RECORD_PATHS.insuranceClaim,
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
  keyFields: ['order', 'ground', 'insured', 'amount', 'submittedAt'],
  sections: [
    {
      title: 'ui.finance.section.claim',
      fields: ['order', 'merchant', 'ground', 'insured', 'found', 'remark', 'photos', 'submittedByName', 'submittedAt'],
    },
    {
      title: 'ui.finance.section.progress',
      fields: [
        'progress',
        'reviewerName',
        'amount',
        'decidedByName',
        'decidedAt',
        'paidByName',
        'paidAt',
        'method',
        'voucher',
        'refusal',
        'alarm',
        'overdue',
        'updatedAt',
      ],
    },
  ],
  acts: {
    forward: [
      'insuranceClaim.paid',
      'insuranceClaim.decided',
      'insuranceClaim.reviewStarted',
      'insuranceClaim.submitted',
    ],
    beside: [],
    back: ['insuranceClaim.declined'],
  },
});

export default insuranceClaim;
