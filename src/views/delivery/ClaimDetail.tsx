import { deliveryClaim } from '#machines/deliveryClaim/index.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One claim of a courier: the parcel, its money, and what became of it. */
const ClaimDetail = record(deliveryClaim, {
  facts: ['order', 'delivererName', 'branch', 'claimedAt'],
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
  tabs: [logTab(deliveryClaim)],
});

export default ClaimDetail;
