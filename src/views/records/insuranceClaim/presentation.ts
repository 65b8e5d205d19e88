import { insuranceClaim as type } from '#machines/insuranceClaim/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const insuranceClaim = presented(type, {
  ...look,
  path: RECORD_PATHS.insuranceClaim,
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
