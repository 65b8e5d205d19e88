import { followUp } from '#machines/followUp/index.ts';
import { newWorkOrderAddress } from '#views/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One customer to be followed up: why, and what was said so far. */
const FollowUpDetail = record(followUp, {
  facts: ['order', 'kind', 'openedAt', 'remarks'],
  sections: [
    {
      title: 'ui.problem.section.followUp',
      fields: [
        'order',
        'kind',
        'reason',
        'merchant',
        'remarks',
        'lastRemark',
        'lastRemarkBy',
        'openedAt',
        'closedAt',
        'updatedAt',
      ],
    },
  ],
  tabs: [logTab(followUp)],
  leads: ({ order }) => [{ event: 'workOrder.opened', address: newWorkOrderAddress({ waybill: order }) }],
});

export default FollowUpDetail;
