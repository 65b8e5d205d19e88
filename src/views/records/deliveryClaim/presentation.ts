import { deliveryClaim as type } from '#machines/deliveryClaim/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { look } from './look.ts';

const deliveryClaim = presented(type, {
  ...look,
  path: RECORD_PATHS.deliveryClaim,
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
