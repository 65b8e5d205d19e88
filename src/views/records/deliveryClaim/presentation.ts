import { deliveryClaim as type } from '#machines/deliveryClaim/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const deliveryClaim = presented(type, {
  tones: {
    signed: 'positive',
    rejectReturned: 'warning',
    rejectedPendingWarehousing: 'warning',
    lost: 'critical',
    signDisputed: 'critical',
    returnSignDisputed: 'critical',
  },
  path: RECORD_PATHS.deliveryClaim,
  columns: [
    { field: 'order', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 190, sort: true },
    { field: 'delivererName', width: 150 },
    { field: 'branch', width: 150, sort: true },
    { field: 'collectionAmount', sort: true },
    { field: 'due', sort: true },
    { field: 'times', sort: true },
    { field: 'claimedAt', sort: true },
    { field: 'updatedAt', sort: true },
  ],
  keyFields: ['order', 'delivererName', 'branch', 'claimedAt'],
  sections: [
    {
      title: 'ui.delivery.section.claim',
      fields: [
        'order',
        'merchant',
        'deliverer',
        'delivererName',
        'branch',
        'collectionAmount',
        'due',
        'times',
        'claimedAt',
        'updatedAt',
      ],
    },
  ],
  acts: {
    forward: [],
    beside: [],
    back: [],
  },
});

export default deliveryClaim;
